import type { UserKeyword } from "@listwise/contracts/keywords";
import { Button, Card, EmptyState, Stack, TextField, CountryField } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useId, useState, type SyntheticEvent } from "react";
import { countryOptions } from "../../shared/country-options";
import { IconShelf, type MyIcon } from "../../shared/icons/icon-shelf";
import { Choices } from "../../shared/tool-page/tool.styles";
import { trackedKeywordsQuery } from "./icon-analyzer.api";

interface ShelfCardProps {
  mine: MyIcon;
  keyword: string;
  country: string;
  onChange: (where: { keyword: string; country: string }) => void;
}

/** Renders the icon among the real results for a typed or tracked keyword. */
export function ShelfCard({ mine, keyword, country, onChange }: ShelfCardProps) {
  const listId = useId();
  const { data: tracked } = useQuery(trackedKeywordsQuery());
  const [typed, setTyped] = useState(keyword);
  const [shown, setShown] = useState(keyword);
  if (shown !== keyword) {
    setShown(keyword);
    setTyped(keyword);
  }
  const isOnList = (item: UserKeyword) => item.country === country && (item.appId ?? null) === mine.appId;
  const own = new Set(tracked?.filter(isOnList).map((item) => item.keywordText));

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onChange({ keyword: typed.trim(), country });
  }

  return (
    <Card title="Search results" description="Your icon among the search results for a keyword.">
      <Stack>
        <form onSubmit={submit}>
          <Choices style={{ marginBottom: 0 }}>
            <TextField
              label="Keyword"
              list={listId}
              maxLength={100}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <CountryField
              label="Country"
              options={countryOptions}
              value={country}
              onChange={(event) => onChange({ keyword, country: event.target.value })}
            />
            <Button type="submit">Show</Button>
          </Choices>
          <datalist id={listId}>
            {[...own].map((text) => (
              <option key={text} value={text} />
            ))}
          </datalist>
        </form>
        {keyword === "" ? (
          <EmptyState title="Choose a keyword" message="Enter a keyword and select Show." />
        ) : (
          <IconShelf mine={mine} keyword={keyword} country={country} />
        )}
      </Stack>
    </Card>
  );
}

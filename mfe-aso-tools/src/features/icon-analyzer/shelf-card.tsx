import { Button, Card, EmptyState, Stack, TextField } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useId, useState, type SyntheticEvent } from "react";
import type { MyIcon } from "../../shared/icons/arrange-shelf";
import { IconShelf } from "../../shared/icons/icon-shelf";
import { listKeywordsQuery } from "../../shared/list-keywords.api";
import { Choices } from "../../shared/tool-page/tool.styles";

interface ShelfCardProps {
  mine: MyIcon;
  keyword: string;
  country: string;
  onKeyword: (keyword: string) => void;
}

/** Renders the icon among the real results for a typed keyword or one on the app's list. */
export function ShelfCard({ mine, keyword, country, onKeyword }: ShelfCardProps) {
  const listId = useId();
  const { appId } = mine;
  const { data: listed } = useQuery({
    ...listKeywordsQuery(appId ?? 0, country),
    enabled: appId !== null,
  });
  const [typed, setTyped] = useState(keyword);
  const [shown, setShown] = useState(keyword);
  if (shown !== keyword) {
    setShown(keyword);
    setTyped(keyword);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onKeyword(typed.trim());
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
            <Button type="submit">Show</Button>
          </Choices>
          <datalist id={listId}>
            {listed?.map((item) => (
              <option key={item.keyword} value={item.keyword} />
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

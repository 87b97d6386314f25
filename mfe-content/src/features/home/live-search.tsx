import { SELECTABLE_COUNTRIES } from "@listwise/contracts/store";
import { Button, Chip, getCountryName, SearchField, CountryField } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { FIRST_SEARCH, topAppsQuery } from "./home.api";
import { LiveResults } from "./live-results";
import { Form, Panel, Suggestions } from "./live-search.styles";

const countries = SELECTABLE_COUNTRIES.map((value) => ({ value, label: getCountryName(value) }));
const suggestions = ["weather radar", "sleep sounds", "word puzzle", "notes"];

/** Lets visitors try the product: the top apps for a keyword in a country. */
export function LiveSearch() {
  const [text, setText] = useState(FIRST_SEARCH.keyword);
  const [search, setSearch] = useState(FIRST_SEARCH);
  const answer = useQuery(topAppsQuery(search));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const keyword = text.trim();
    if (keyword) setSearch({ ...search, keyword });
  }
  function choose(keyword: string) {
    setText(keyword);
    setSearch({ ...search, keyword });
  }
  return (
    <Panel aria-label="Try a search" data-control>
      <Form role="search" aria-label="Top apps for a keyword" onSubmit={submit}>
        <SearchField
          label="Keyword"
          placeholder="Enter a keyword"
          maxLength={100}
          value={text}
          onChange={setText}
        />
        <CountryField
          label="Country"
          hideLabel
          options={countries}
          value={search.country}
          onChange={(event) => setSearch({ ...search, country: event.target.value })}
        />
        <Button type="submit" variant="primary" busy={answer.isFetching && answer.isPlaceholderData}>
          Search
        </Button>
      </Form>
      <Suggestions role="group" aria-label="Suggested keywords">
        {suggestions.map((keyword) => (
          <Chip key={keyword} selected={keyword === search.keyword} onClick={() => choose(keyword)}>
            {keyword}
          </Chip>
        ))}
      </Suggestions>
      <LiveResults search={search} answer={answer} />
    </Panel>
  );
}

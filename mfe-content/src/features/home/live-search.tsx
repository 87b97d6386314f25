import { FIRST_SEARCH } from "@listwise/contracts/site";
import { SELECTABLE_COUNTRIES } from "@listwise/contracts/store";
import { Button, Chip, getCountryName, SearchField, CountryField } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { topAppsQuery } from "./home.api";
import { LiveResults } from "./live-results";

const countries = SELECTABLE_COUNTRIES.map((value) => ({ value, label: getCountryName(value) }));
const suggestions = ["weather radar", "sleep sounds", "word puzzle", "notes"];

/** Lets visitors try the product: the top apps for a keyword in a country. */
export function LiveSearch() {
  const [text, setText] = useState(FIRST_SEARCH.keyword);
  const [search, setSearch] = useState(FIRST_SEARCH);
  const answer = useQuery(topAppsQuery(search));

  const run = (country: string) => setSearch({ keyword: text.trim() || search.keyword, country });
  function submit(event: SubmitEvent) {
    event.preventDefault();
    run(search.country);
  }
  function choose(keyword: string) {
    setText(keyword);
    setSearch({ ...search, keyword });
  }
  return (
    <section className="doc-live" aria-label="Try a search" data-control>
      <form className="doc-live-form" role="search" aria-label="Top apps for a keyword" onSubmit={submit}>
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
          onChange={(event) => run(event.target.value)}
        />
        <Button type="submit" variant="primary" busy={answer.isFetching && answer.isPlaceholderData}>
          Search
        </Button>
      </form>
      <div className="doc-live-suggestions" role="group" aria-label="Suggested keywords">
        {suggestions.map((keyword) => (
          <Chip key={keyword} selected={keyword === search.keyword} onClick={() => choose(keyword)}>
            {keyword}
          </Chip>
        ))}
      </div>
      <LiveResults search={search} answer={answer} />
    </section>
  );
}

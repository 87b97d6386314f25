import { parsePlatform } from "@listwise/aso-core/stores";
import { Button, SearchField, SearchIcon, SelectField, CountryField } from "@listwise/shared-ui";
import { useId, useState, type SubmitEvent } from "react";
import styled from "styled-components";
import { getCountryOptions } from "../countries";
import { buildStoreOptions } from "./stores";
import type { AppSearch } from "./app-search.api";
import { useSearchableStores } from "./use-searchable-stores";

const EMPTY_QUERY_MESSAGE = "Arama sorgusu boş olamaz";

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 11rem 9rem auto;
  align-items: end;
  gap: var(--lw-space-3);
  @media (max-width: 767px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :first-child,
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
  /* Half of a small phone's width cuts off the options. */
  @media (max-width: 359px) {
    & > * {
      grid-column: 1 / -1;
    }
  }
`;

const Problem = styled.p`
  grid-column: 1 / -1;
  order: 1;
  color: var(--lw-danger-text);
  font-size: var(--lw-font-sm);
`;

export interface SearchFormProps {
  search: AppSearch;
  onSearch: (search: AppSearch) => void;
}

/** Renders the text, country and store fields. Changing the country or the store searches again immediately. */
export function SearchForm({ search, onSearch }: SearchFormProps) {
  const [text, setText] = useState(search.q);
  const [empty, setEmpty] = useState(false);
  const problemId = useId();
  const stores = useSearchableStores();
  const { platform = stores[0] } = search;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setEmpty(text.trim() === "");
    if (text.trim() !== "") onSearch({ ...search, q: text });
  }

  return (
    <Form role="search" aria-label="Find apps" onSubmit={submit} noValidate>
      <SearchField
        label="Search apps"
        placeholder="Name, link or ID"
        value={text}
        onChange={(next) => {
          setText(next);
          setEmpty(false);
        }}
        aria-invalid={empty || undefined}
        aria-describedby={empty ? problemId : undefined}
      />
      <CountryField
        label="Country"
        options={getCountryOptions()}
        value={search.country}
        onChange={(event) => onSearch({ ...search, q: text, country: event.target.value })}
      />
      <SelectField
        label="Store"
        options={buildStoreOptions(platform ? [...stores, platform] : stores)}
        value={platform}
        onChange={(event) => onSearch({ ...search, q: text, platform: parsePlatform(event.target.value) })}
      />
      {empty && (
        <Problem id={problemId} role="alert" lang="tr">
          {EMPTY_QUERY_MESSAGE}
        </Problem>
      )}
      <Button type="submit" variant="primary" icon={<SearchIcon size={15} />}>
        Search
      </Button>
    </Form>
  );
}

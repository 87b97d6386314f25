import { Button, SearchField, SearchIcon, SelectField } from "@listwise/shared-ui";
import { useState, type FormEvent } from "react";
import styled from "styled-components";
import { countryOptions } from "../../shared/countries";
import type { AppSearch } from "./tracked-apps.api";

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
`;

const stores = [
  { value: "ios", label: "App Store" },
  { value: "android", label: "Google Play (soon)", disabled: true },
];

export interface SearchFormProps {
  search: AppSearch;
  onSearch: (search: AppSearch) => void;
}

/** Text, country and store; a change of country asks again at once. */
export function SearchForm({ search, onSearch }: SearchFormProps) {
  const [text, setText] = useState(search.q);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch({ ...search, q: text });
  }

  return (
    <Form role="search" aria-label="Find apps" onSubmit={submit}>
      <SearchField label="Search apps" placeholder="App name, e.g. weather" value={text} onChange={setText} />
      <SelectField
        label="Country"
        options={countryOptions}
        value={search.country}
        onChange={(event) => onSearch({ ...search, q: text, country: event.target.value })}
      />
      <SelectField label="Store" options={stores} value={search.platform} onChange={() => onSearch(search)} />
      <Button type="submit" variant="primary" icon={<SearchIcon size={15} />}>
        Search
      </Button>
    </Form>
  );
}

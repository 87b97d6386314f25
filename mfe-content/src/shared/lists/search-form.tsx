import { Button, SearchField } from "@listwise/shared-ui";
import { useState, type SubmitEvent } from "react";
import styled from "styled-components";

interface SearchFormProps {
  /** Accessible name of the search landmark. */
  area: string;
  label: string;
  search: string;
  /** Called with the trimmed text on submit, and with an empty one as soon as the field is cleared. */
  onSearch: (search: string) => void;
}

/** Places a search field and its button in a line. */
export const SearchLine = styled.form`
  display: flex;
  gap: var(--lw-space-2);
  width: 100%;
`;

/** Renders a search field that submits on Enter. Pass the search as `key`, so that the field follows the address. */
export function SearchForm({ area, label, search, onSearch }: SearchFormProps) {
  const [text, setText] = useState(search);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (text.trim() !== search) onSearch(text.trim());
  }

  function type(value: string) {
    setText(value);
    if (value === "" && search !== "") onSearch("");
  }

  return (
    <SearchLine role="search" aria-label={area} onSubmit={submit}>
      <SearchField label={label} placeholder={label} maxLength={200} value={text} onChange={type} />
      <Button type="submit">Search</Button>
    </SearchLine>
  );
}

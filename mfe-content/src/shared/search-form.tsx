import { Button, SearchField } from "@listwise/shared-ui";
import { useState, type FormEvent } from "react";
import styled from "styled-components";

interface SearchFormProps {
  /** What is searched, as the landmark's name. */
  area: string;
  label: string;
  search: string;
  /** Gets the trimmed text; clearing the field searches for nothing at once. */
  onSearch: (search: string) => void;
}

const Form = styled.form`
  display: flex;
  gap: var(--lw-space-2);
  width: 100%;
`;

/** Give it the search as `key`, so that it follows the address. */
export function SearchForm({ area, label, search, onSearch }: SearchFormProps) {
  const [text, setText] = useState(search);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== search) onSearch(text.trim());
  }

  function type(value: string) {
    setText(value);
    if (value === "" && search !== "") onSearch("");
  }

  return (
    <Form role="search" aria-label={area} onSubmit={submit}>
      <SearchField label={label} placeholder={label} maxLength={200} value={text} onChange={type} />
      <Button type="submit">Search</Button>
    </Form>
  );
}

import { Button, SearchField } from "@listwise/shared-ui";
import { useState, type FormEvent } from "react";
import { SearchForm } from "./list.styles";

interface ListSearchProps {
  /** Name of the form. */
  name: string;
  /** What is searched, as the field says it. */
  label: string;
  search: string;
  onSearch: (search: string) => void;
}

export function ListSearch({ name, label, search, onSearch }: ListSearchProps) {
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
    <SearchForm role="search" aria-label={name} onSubmit={submit}>
      <SearchField label={label} placeholder={label} maxLength={200} value={text} onChange={type} />
      <Button type="submit">Search</Button>
    </SearchForm>
  );
}

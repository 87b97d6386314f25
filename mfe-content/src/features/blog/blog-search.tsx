import { Button, SearchField } from "@listwise/shared-ui";
import { useState, type FormEvent } from "react";
import { SearchForm } from "./blog.styles";

interface BlogSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

export function BlogSearch({ search, onSearch }: BlogSearchProps) {
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
    <SearchForm role="search" aria-label="Blog" onSubmit={submit}>
      <SearchField
        label="Search posts"
        placeholder="Search posts"
        maxLength={200}
        value={text}
        onChange={type}
      />
      <Button type="submit">Search</Button>
    </SearchForm>
  );
}

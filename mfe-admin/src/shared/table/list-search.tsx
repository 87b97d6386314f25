import { SearchField } from "@listwise/shared-ui";
import { useState } from "react";
import { useDebouncedCallback } from "use-debounce";

interface ListSearchProps {
  label: string;
  placeholder: string;
  search: string;
  onSearch: (search: string) => void;
}

const DEBOUNCE_MS = 300;

export function ListSearch({ label, placeholder, search, onSearch }: ListSearchProps) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    // After a navigation, show the URL's search unless the user is typing.
    if (text.trim() === known) setText(search);
  }

  const send = useDebouncedCallback((value: string) => {
    if (value !== search) onSearch(value);
  }, DEBOUNCE_MS);

  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      maxLength={200}
      value={text}
      onChange={(value) => {
        setText(value);
        send(value.trim());
      }}
    />
  );
}

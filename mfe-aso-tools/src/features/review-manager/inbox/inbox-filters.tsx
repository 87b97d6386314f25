import { Button, FilterIcon, Row, SearchField, Stack } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { useDebouncedCallback } from "use-debounce";
import { countFilters, FilterFields, type LanguageCounts } from "./filter-fields";
import type { InboxParams } from "./use-inbox-params";

interface InboxFiltersProps {
  params: InboxParams;
  versions: readonly string[];
  languages?: LanguageCounts;
}

const SEARCH_DEBOUNCE_MS = 300;
const Search = styled.div`
  flex: 1 1 14rem;
`;

/** Writes the search text to the address once typing pauses. */
function useSearch(value: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const search = useDebouncedCallback((text: string) => {
    // The address may have changed in the meantime, which replaces the typed text.
    if (text === typed && text !== value) onSearch(text);
  }, SEARCH_DEBOUNCE_MS);
  const type = (text: string) => {
    setTyped(text);
    search(text);
  };
  return [typed, type] as const;
}

/** Renders the search, and on demand all other filters. */
export function InboxFilters({ params, versions, languages = [] }: InboxFiltersProps) {
  const { filters, set } = params;
  const chosen = countFilters(filters);
  const [open, setOpen] = useState(chosen > 0);
  const [typed, setTyped] = useSearch(filters.search, (text) => set({ search: text }));
  return (
    <Stack $gap={3}>
      <Row>
        <Search>
          <SearchField
            label="Search reviews"
            placeholder="Search reviews"
            maxLength={200}
            value={typed}
            onChange={setTyped}
          />
        </Search>
        <Button icon={<FilterIcon size={14} />} aria-expanded={open} onClick={() => setOpen(!open)}>
          {chosen > 0 ? `Filter (${chosen})` : "Filter"}
        </Button>
        {params.query !== "" && (
          <Button variant="ghost" onClick={params.clear}>
            Clear
          </Button>
        )}
      </Row>
      {open && <FilterFields {...{ filters, set, versions, languages }} />}
    </Stack>
  );
}

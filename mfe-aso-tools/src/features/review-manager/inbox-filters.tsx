import { formatCount } from "@listwise/aso-core/text";
import { Button, FilterIcon, Row, SearchField, SelectField, Stack } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { useDebouncedCallback } from "use-debounce";
import type { InboxParams } from "./use-inbox-params";

interface InboxFiltersProps {
  params: InboxParams;
  versions: readonly string[];
}

const SEARCH_DEBOUNCE_MS = 300;
const ratings = [
  { value: "", label: "All ratings" },
  ...[5, 4, 3, 2, 1].map((stars) => ({
    value: String(stars),
    label: formatCount(stars, "star"),
  })),
];
const sorts = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "lowest", label: "Lowest rating first" },
  { value: "highest", label: "Highest rating first" },
];

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: var(--lw-space-3);
`;

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

export function InboxFilters({ params: { filters, set }, versions }: InboxFiltersProps) {
  const chosen = [filters.rating, filters.version, filters.sort === "newest" ? "" : filters.sort].filter(
    Boolean,
  );
  const [open, setOpen] = useState(chosen.length > 0);
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
          {chosen.length > 0 ? `Filter (${chosen.length})` : "Filter"}
        </Button>
      </Row>
      {open && (
        <Fields>
          <SelectField
            label="Rating"
            options={ratings}
            value={filters.rating === null ? "" : String(filters.rating)}
            onChange={(event) => set({ stars: event.target.value })}
          />
          <SelectField
            label="App version"
            options={[
              { value: "", label: "All versions" },
              ...[...new Set([...versions, filters.version])]
                .filter(Boolean)
                .map((value) => ({ value, label: value })),
            ]}
            value={filters.version}
            onChange={(event) => set({ version: event.target.value })}
          />
          <SelectField
            label="Sort"
            options={sorts}
            value={filters.sort}
            onChange={(event) => set({ sort: event.target.value === "newest" ? null : event.target.value })}
          />
        </Fields>
      )}
    </Stack>
  );
}

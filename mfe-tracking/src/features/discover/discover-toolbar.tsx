import type { Platform } from "@listwise/aso-core/stores";
import type { DiscoveryList } from "@listwise/contracts/keywords";
import { Chip, Row, SearchField, SelectField, Text } from "@listwise/shared-ui";
import { formatSort, type Sort } from "@listwise/shared-ui/table";
import { useState } from "react";
import styled from "styled-components";
import { useDebouncedCallback } from "use-debounce";
import { buildListingOptions } from "../../shared/listing/listing-marks";
import { DISCOVERY_LISTS } from "./discover-view";

const DEBOUNCE_MS = 300;

const Bar = styled.div`
  display: grid;
  gap: var(--lw-space-3);
  padding: var(--lw-space-4) var(--lw-space-5);
  border-bottom: 1px solid var(--lw-border);
`;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-2) var(--lw-space-4);
  & > :first-child {
    flex: 0 1 18rem;
  }
  & > p {
    flex: 1 1 18rem;
  }
  @media (max-width: 639px) {
    && > * {
      flex-basis: 100%;
    }
  }
`;

/** Replaces the sortable headers, which cards don't have. */
const CardSort = styled.div`
  display: none;
  @media (max-width: 719px) {
    display: block;
    width: 100%;
  }
`;

const SORT_OPTIONS = [
  { value: "-score", label: "Best score first" },
  { value: "rank", label: "Best rank first" },
  { value: "competitor", label: "Best competitor first" },
  { value: "-popularity", label: "Most popular first" },
  { value: "-chance", label: "Best chance first" },
  { value: "-relevance", label: "Most relevant first" },
  { value: "keyword", label: "Keyword A–Z" },
];

export interface DiscoverToolbarProps {
  list: DiscoveryList;
  /** Sizes of the lists; undefined while they load. */
  counts: Readonly<Record<DiscoveryList, number>> | undefined;
  search: string;
  listing: string | undefined;
  /** Stores of the app. */
  stores: readonly Platform[];
  sort: Sort;
  onList: (list: DiscoveryList) => void;
  onSearch: (search: string) => void;
  onListing: (listing: string) => void;
  onSort: (sort: Sort) => void;
}

/** Chooses the list and filters it; on phones it also sorts. */
export function DiscoverToolbar({
  list,
  counts,
  search,
  listing = "",
  stores,
  sort,
  ...on
}: DiscoverToolbarProps) {
  const [text, setText] = useState(search);
  const send = useDebouncedCallback((value: string) => on.onSearch(value.trim()), DEBOUNCE_MS);
  const value = formatSort(sort);
  const custom = SORT_OPTIONS.some((option) => option.value === value)
    ? []
    : [{ value, label: "Sorted by column" }];
  return (
    <Bar>
      <Row $gap={2} role="group" aria-label="Keyword lists">
        {DISCOVERY_LISTS.map((one) => (
          <Chip
            key={one.list}
            selected={one.list === list}
            count={counts?.[one.list] ?? null}
            onClick={() => {
              setText("");
              send.cancel();
              on.onList(one.list);
            }}
          >
            {one.label}
          </Chip>
        ))}
      </Row>
      <Filters>
        <SearchField
          label="Filter keywords"
          placeholder="Filter keywords"
          maxLength={100}
          value={text}
          onChange={(next) => {
            setText(next);
            send(next);
          }}
        />
        <SelectField
          label="Filter by listing"
          hideLabel
          options={buildListingOptions(stores, listing)}
          value={listing}
          onChange={({ target }) => on.onListing(target.value)}
        />
        <Text $size="sm" $tone="muted">
          {DISCOVERY_LISTS.find((one) => one.list === list)?.description}
        </Text>
        <CardSort>
          <SelectField
            label="Sort"
            hideLabel
            options={[...custom, ...SORT_OPTIONS]}
            value={value}
            onChange={({ target }) =>
              on.onSort({
                key: target.value.replace(/^-/, ""),
                direction: target.value.startsWith("-") ? "desc" : "asc",
              })
            }
          />
        </CardSort>
      </Filters>
    </Bar>
  );
}

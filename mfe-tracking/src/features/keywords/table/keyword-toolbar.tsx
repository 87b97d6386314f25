import type { Platform } from "@listwise/aso-core/stores";
import type { KeywordTableRow } from "@listwise/contracts/keywords";
import {
  Chip,
  getCountryName,
  SearchField,
  SelectField,
  StarIcon,
  type SelectOption,
} from "@listwise/shared-ui";
import { useMemo, useState } from "react";
import styled from "styled-components";
import { buildListingOptions } from "../../../shared/listing/listing-marks";
import { bandOptions, changeOptions, popularityOptions } from "./keyword-filters";
import type { KeywordView } from "./keyword-view";
import { SinceField } from "../../../shared/since/since-field";

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  align-items: center;
  gap: var(--lw-space-2);
  padding: var(--lw-space-3) var(--lw-space-5);
  border-bottom: 1px solid var(--lw-border);
  & > :first-child {
    grid-column: span 2;
  }
  & > [data-toggle] {
    display: none;
  }
  @media (max-width: 479px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > [data-toggle] {
      display: inline-flex;
    }
    &[data-open="false"] > :not(:first-child, [data-toggle]) {
      display: none;
    }
  }
  /* Half of a small phone's width cuts off the options. */
  @media (max-width: 359px) {
    & > * {
      grid-column: 1 / -1;
    }
  }
`;

function buildOptions(all: string, values: string[], label = (value: string) => value): SelectOption[] {
  const known = [...new Set(values)].filter(Boolean).sort();
  return [{ value: "", label: all }, ...known.map((value) => ({ value, label: label(value) }))];
}

export interface KeywordToolbarProps {
  all: readonly KeywordTableRow[];
  /** First UTC day of the plan's history; `null` if it is unlimited or not known yet. */
  firstDay: string | null;
  /** Stores of the apps on the lists. */
  stores: readonly Platform[];
  view: KeywordView;
  onView: (view: Partial<KeywordView>) => void;
}

/** Filters the table. */
export function KeywordToolbar({ all, firstDay, stores, view, onView }: KeywordToolbarProps) {
  const { country, category, tag } = view;
  // Thousands of keywords are not read again while someone types.
  const options = useMemo(
    () => ({
      country: buildOptions("All countries", [...all.map((one) => one.country), country], getCountryName),
      category: buildOptions("All categories", [...all.map((one) => one.category), category]),
      tag: buildOptions("All tags", [...all.flatMap(({ tags = [] }) => tags), tag]),
    }),
    [all, country, category, tag],
  );
  const selects = [
    { name: "country", options: options.country },
    { name: "category", options: options.category },
    { name: "tag", options: options.tag },
    { name: "rank", options: bandOptions },
    { name: "popularity", options: popularityOptions },
    { name: "change", options: changeOptions },
    { name: "listing", options: buildListingOptions(stores, view.listing) },
  ] as const;
  // Phones show the filters on request, so that the keywords are in view.
  const [open, setOpen] = useState(false);
  const chosen = [...selects.map(({ name }) => view[name]), view.favorites, view.irrelevant, view.since];
  const active = chosen.filter(Boolean).length;
  return (
    <Bar role="search" aria-label="Filter" data-open={open}>
      <SearchField
        label="Filter keywords"
        placeholder="Keyword, tag or note"
        value={view.filter}
        onChange={(filter) => onView({ filter })}
      />
      <Chip data-toggle aria-expanded={open} count={active} onClick={() => setOpen(!open)}>
        Filters
      </Chip>
      {selects.map(({ name, options: choices }) => (
        <SelectField
          key={name}
          label={`Filter by ${name}`}
          hideLabel
          options={choices}
          value={view[name]}
          onChange={(event) => onView({ [name]: event.target.value })}
        />
      ))}
      <SinceField
        latest="Latest change"
        since={view.since}
        firstDay={firstDay}
        onChange={(since) => onView({ since })}
      />
      <Chip
        selected={view.favorites !== ""}
        icon={<StarIcon size={13} aria-hidden="true" />}
        count={all.filter(({ isFavorite }) => isFavorite).length}
        onClick={() => onView({ favorites: view.favorites ? "" : "1" })}
      >
        Favorites
      </Chip>
      <Chip
        selected={view.irrelevant !== ""}
        count={all.filter(({ isIrrelevant }) => isIrrelevant).length}
        onClick={() => onView({ irrelevant: view.irrelevant ? "" : "1" })}
      >
        Irrelevant
      </Chip>
    </Bar>
  );
}

import type { UserKeyword } from "@listwise/contracts/keywords";
import {
  Button,
  Chip,
  getCountryName,
  DownloadIcon,
  SearchField,
  SelectField,
  StarIcon,
  type SelectOption,
} from "@listwise/shared-ui";
import styled from "styled-components";
import { bandOptions, changeOptions } from "./keyword-filters";
import type { KeywordView } from "./keyword-view";

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  align-items: center;
  gap: var(--lw-space-2) var(--lw-space-3);
  padding: var(--lw-space-4) var(--lw-space-5);
  border-bottom: 1px solid var(--lw-border);
  @media (max-width: 479px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > :first-child {
    grid-column: span 2;
  }
  @media (min-width: 1440px) {
    grid-template-columns: minmax(0, 1fr) repeat(4, 8.75rem) auto auto;
    & > :first-child {
      grid-column: auto;
    }
  }
  & > button {
    justify-self: start;
  }
  /* Half of a phone's width is too narrow for the label. */
  @media (max-width: 479px) {
    & > :last-child {
      grid-column: 1 / -1;
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
  all: readonly UserKeyword[];
  view: KeywordView;
  onView: (view: Partial<KeywordView>) => void;
  /** Exports the filtered rows; absent without rows. */
  onExport?: () => void;
}

/** Filters the table and exports the filtered rows. */
export function KeywordToolbar({ all, view, onView, onExport }: KeywordToolbarProps) {
  const countries = [...all.map(({ country }) => country), view.country];
  const categories = [...all.map(({ category }) => category), view.category];
  const selects = [
    { name: "country", label: "country", options: buildOptions("All countries", countries, getCountryName) },
    { name: "category", label: "category", options: buildOptions("All categories", categories) },
    { name: "rank", label: "rank", options: bandOptions },
    { name: "change", label: "change", options: changeOptions },
  ] as const;
  return (
    <Bar role="search" aria-label="Filter">
      <SearchField
        label="Filter keywords"
        placeholder="Keyword, category or note"
        value={view.filter}
        onChange={(filter) => onView({ filter })}
      />
      {selects.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={`Filter by ${label}`}
          hideLabel
          options={options}
          value={view[name]}
          onChange={(event) => onView({ [name]: event.target.value })}
        />
      ))}
      <Chip
        selected={view.favorites !== ""}
        icon={<StarIcon size={13} aria-hidden="true" />}
        count={all.filter(({ isFavorite }) => isFavorite).length}
        onClick={() => onView({ favorites: view.favorites ? "" : "1" })}
      >
        Favorites
      </Chip>
      <Button icon={<DownloadIcon size={15} />} disabled={!onExport} onClick={onExport}>
        Export CSV
      </Button>
    </Bar>
  );
}

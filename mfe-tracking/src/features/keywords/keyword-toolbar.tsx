import type { UserKeyword } from "@listwise/contracts";
import { Button, countryName, DownloadIcon, SearchField, SelectField } from "@listwise/shared-ui";
import styled from "styled-components";
import { exportKeywords } from "./export-keywords";
import type { KeywordView } from "./keyword-view";

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 11rem auto;
  gap: var(--lw-space-3);
  padding: var(--lw-space-4) var(--lw-space-5);
  border-bottom: 1px solid var(--lw-border);
  @media (max-width: 639px) {
    grid-template-columns: minmax(0, 1fr) auto;
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export interface KeywordToolbarProps {
  all: readonly UserKeyword[];
  shown: readonly UserKeyword[];
  view: KeywordView;
  onView: (view: Partial<KeywordView>) => void;
}

/** Narrows the table, and exports what is left of it. */
export function KeywordToolbar({ all, shown, view, onView }: KeywordToolbarProps) {
  const countries = [...new Set([...all.map(({ country }) => country), view.country])].filter(Boolean).sort();
  const options = [
    { value: "", label: "All countries" },
    ...countries.map((value) => ({ value, label: countryName(value) })),
  ];
  return (
    <Bar>
      <SearchField
        label="Filter keywords"
        placeholder="Filter by keyword or category"
        value={view.filter}
        onChange={(filter) => onView({ filter })}
      />
      <SelectField
        label="Filter by country"
        hideLabel
        options={options}
        value={view.country}
        onChange={(event) => onView({ country: event.target.value })}
      />
      <Button
        icon={<DownloadIcon size={15} />}
        disabled={shown.length === 0}
        onClick={() => exportKeywords(shown)}
      >
        Export CSV
      </Button>
    </Bar>
  );
}

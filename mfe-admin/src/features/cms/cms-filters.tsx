import { Grid, SearchField, SelectField } from "@listwise/shared-ui";
import { stateNames } from "../../shared/editor/publication";
import type { CmsFilterValues } from "./use-cms-filters";

interface CmsFiltersProps {
  filters: CmsFilterValues;
  categories: readonly string[];
  onChange: (part: Partial<CmsFilterValues>) => void;
}

const states = Object.entries(stateNames).map(([value, label]) => ({ value, label }));

export function CmsFilters({ filters, categories, onChange }: CmsFiltersProps) {
  return (
    <Grid role="search" aria-label="Pages" $min="12rem" $gap={3}>
      <SearchField
        label="Search pages"
        placeholder="Title or address"
        maxLength={200}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <SelectField
        label="Category"
        hideLabel
        options={[
          { value: "", label: "All categories" },
          ...categories.map((value) => ({ value, label: value })),
        ]}
        value={filters.category}
        onChange={(event) => onChange({ category: event.target.value })}
      />
      <SelectField
        label="State"
        hideLabel
        options={[{ value: "", label: "All states" }, ...states]}
        value={filters.state}
        onChange={(event) => onChange({ state: event.target.value })}
      />
    </Grid>
  );
}

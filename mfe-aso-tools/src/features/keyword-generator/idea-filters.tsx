import { Checkbox, SearchField, SelectField, Stack } from "@listwise/shared-ui";
import styled from "styled-components";
import { ORIGINS, type Idea, type IdeaFilters, type Origin } from "./ideas";

interface IdeaFiltersProps {
  ideas: readonly Idea[];
  filters: IdeaFilters;
  onChange: (filters: IdeaFilters) => void;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: var(--lw-space-3);
`;

const popularities = [0, 20, 40, 60].map((value) => ({
  value: String(value),
  label: value === 0 ? "Any" : `${value} or more`,
}));
const difficulties = [100, 60, 40, 20].map((value) => ({
  value: String(value),
  label: value === 100 ? "Any" : `${value} or less`,
}));

export function IdeaFiltersBar({ ideas, filters, onChange }: IdeaFiltersProps) {
  const set = (values: Partial<IdeaFilters>) => onChange({ ...filters, ...values });
  const present = new Set(ideas.map(({ origin }) => origin));
  const origins = Object.entries(ORIGINS).filter(([origin]) => [...present].some((one) => one === origin));
  const parseOrigin = (value: string): Origin | null => [...present].find((one) => one === value) ?? null;
  return (
    <Stack $gap={3}>
      <SearchField
        label="Filter keywords"
        placeholder="Filter keywords"
        value={filters.text}
        onChange={(text) => set({ text })}
      />
      <Fields>
        <SelectField
          label="Source"
          options={[
            { value: "", label: "All sources" },
            ...origins.map(([value, label]) => ({ value, label })),
          ]}
          value={filters.origin ?? ""}
          onChange={(event) => set({ origin: parseOrigin(event.target.value) })}
        />
        <SelectField
          label="Popularity"
          options={popularities}
          value={String(filters.leastPopularity)}
          onChange={(event) => set({ leastPopularity: Number(event.target.value) })}
        />
        <SelectField
          label="Difficulty"
          options={difficulties}
          value={String(filters.mostDifficulty)}
          onChange={(event) => set({ mostDifficulty: Number(event.target.value) })}
        />
      </Fields>
      <Checkbox
        label="Hide keywords I track"
        checked={filters.hideTracked}
        onChange={(event) => set({ hideTracked: event.target.checked })}
      />
    </Stack>
  );
}

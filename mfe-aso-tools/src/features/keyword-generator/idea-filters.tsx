import { Checkbox, Row, SearchField, SelectField, Stack } from "@listwise/shared-ui";
import styled from "styled-components";
import type { Idea, IdeaFilters, IdeaOrigin } from "./ideas";
import { ORIGINS } from "./sources";

interface IdeaFiltersProps {
  /** False without an app: there is no relevance then. */
  hasApp: boolean;
  ideas: readonly Idea[];
  /** Number of ideas in other scripts than the storefront's. */
  foreign: number;
  filters: IdeaFilters;
  onChange: (filters: IdeaFilters) => void;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: var(--lw-space-3);
`;

const buildMinima = (steps: readonly number[], unit = "") =>
  [0, ...steps].map((value) => ({
    value: String(value),
    label: value === 0 ? "Any" : `${value}${unit} or more`,
  }));
const popularities = buildMinima([20, 40, 60]);
const relevances = buildMinima([15, 30, 50], "%");
const scores = buildMinima([10, 20, 30, 40]);
const difficulties = [100, 60, 40, 20].map((value) => ({
  value: String(value),
  label: value === 100 ? "Any" : `${value} or less`,
}));

/** Renders the filters of the ideas. */
export function IdeaFiltersBar({ hasApp, ideas, foreign, filters, onChange }: IdeaFiltersProps) {
  const set = (values: Partial<IdeaFilters>) => onChange({ ...filters, ...values });
  const present = new Set(ideas.flatMap(({ origins }) => origins));
  const parseOrigin = (value: string): IdeaOrigin | null => [...present].find((one) => one === value) ?? null;
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
            ...[...present].map((origin) => ({ value: origin, label: ORIGINS[origin] })),
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
        {hasApp && (
          <>
            <SelectField
              label="Relevance"
              options={relevances}
              value={String(filters.leastRelevance)}
              onChange={(event) => set({ leastRelevance: Number(event.target.value) })}
            />
            <SelectField
              label="Score"
              options={scores}
              value={String(filters.leastScore)}
              onChange={(event) => set({ leastScore: Number(event.target.value) })}
            />
          </>
        )}
      </Fields>
      <Row $gap={5}>
        <Checkbox
          label="Hide keywords I track"
          checked={filters.hideTracked}
          onChange={(event) => set({ hideTracked: event.target.checked })}
        />
        {foreign > 0 && foreign < ideas.length && (
          <Checkbox
            label={`Show keywords in other scripts (${foreign})`}
            checked={filters.otherScripts}
            onChange={(event) => set({ otherScripts: event.target.checked })}
          />
        )}
      </Row>
    </Stack>
  );
}

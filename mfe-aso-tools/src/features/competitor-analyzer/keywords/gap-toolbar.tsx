import { Checkbox, Chip, Row, SearchField, SelectField } from "@listwise/shared-ui";
import styled from "styled-components";
import type { AnalyzerParams } from "../use-analyzer-params";
import type { ComparedApps } from "./file-columns";
import { GAP_FILTERS, type GapFilter } from "./gap-filters";

const Bar = styled.div`
  display: grid;
  gap: var(--lw-space-3);
  padding: var(--lw-space-3) var(--lw-space-5) var(--lw-space-4);
  border-bottom: 1px solid var(--lw-border);
`;

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--lw-space-3) var(--lw-space-4);
  & > * {
    flex: 0 1 16rem;
  }
  & > :last-child {
    flex: none;
    padding-bottom: var(--lw-space-2);
  }
  @media (max-width: 639px) {
    & > * {
      flex-basis: 100%;
    }
  }
`;

interface GapToolbarProps {
  params: AnalyzerParams;
  apps: ComparedApps;
  counts: ReadonlyMap<GapFilter, number>;
}

const ALL = "";

/** Renders the filters of the keywords and what the chosen subset means. */
export function GapToolbar({ params, apps, counts }: GapToolbarProps) {
  const options = apps.slice(1).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Bar>
      <Row $gap={2} role="group" aria-label="Show">
        {GAP_FILTERS.map(({ key, label, hint }) => (
          <Chip
            key={key}
            selected={key === params.show}
            count={counts.get(key)}
            title={hint}
            onClick={() => params.setShow(key)}
          >
            {label}
          </Chip>
        ))}
      </Row>
      <Fields>
        <SearchField
          label="Filter keywords"
          placeholder="Filter keywords"
          value={params.search}
          onChange={params.setSearch}
        />
        <SelectField
          label="Competitor"
          options={[{ value: ALL, label: "All competitors" }, ...options]}
          value={params.rival === null ? ALL : String(params.rival)}
          onChange={({ target }) => params.setRival(target.value === ALL ? null : Number(target.value))}
        />
        <Checkbox
          label="Hide tracked keywords"
          checked={params.isUntrackedOnly}
          onChange={({ target }) => params.setUntrackedOnly(target.checked)}
        />
      </Fields>
    </Bar>
  );
}

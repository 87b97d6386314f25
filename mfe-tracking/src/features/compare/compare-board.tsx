import { getUpgradePath } from "@listwise/contracts/limits";
import type { ComparedApp, ComparedKeyword } from "@listwise/contracts/keywords";
import { formatCount } from "@listwise/aso-core/text";
import {
  Button,
  Card,
  Chip,
  DownloadIcon,
  EmptyState,
  formatNumber,
  Link,
  Row,
  SearchField,
  Text,
  FigureLinks,
} from "@listwise/shared-ui";
import { useDataTable } from "@listwise/shared-ui/table";
import { useMemo, type ReactNode } from "react";
import styled from "styled-components";
import { buildCompareColumns } from "./compare-columns";
import { countByFilter, filterKeywords, FILTERS } from "./filter-keywords";
import { HeatMap } from "./heat-map";
import { Legend } from "./legend";
import { useCompareView } from "./use-compare-view";

const FIGURE_LINKS = [
  { figure: "rank", label: "Rank" },
  { figure: "popularity", label: "Popularity" },
  { figure: "visibilityShare", label: "Share of visibility" },
  { figure: "topRanks", label: "In the top 10" },
] as const;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-3);
  padding: var(--lw-space-4) var(--lw-space-5);
  border-bottom: 1px solid var(--lw-border);
  & > :first-child {
    flex: 0 1 16rem;
  }
  & > :last-child {
    margin-inline-start: auto;
  }
  @media (max-width: 639px) {
    & > :first-child {
      flex-basis: 100%;
    }
  }
`;

const Since = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-2);
  & > * {
    width: 10rem;
    @media (max-width: 639px) {
      width: 11.5rem;
    }
  }
`;

export interface CompareBoardProps {
  keywords: readonly ComparedKeyword[];
  apps: readonly ComparedApp[];
  /** Number of chosen competitors; the plan may compare fewer. */
  chosen: number;
  country: string;
  /** UTC day with which ranks are compared. */
  day: string | null;
  /** Chooses that day. */
  sinceField: ReactNode;
}

/** Renders the heat map with its filters and legend. */
export function CompareBoard({ keywords, apps, chosen, country, day, sinceField }: CompareBoardProps) {
  const columns = useMemo(() => buildCompareColumns(apps, country, day), [apps, country, day]);
  const { show, text, sort, setShow, setText, setSort, clear } = useCompareView(columns);
  const counts = useMemo(() => countByFilter(keywords), [keywords]);
  const shown = useMemo(() => filterKeywords(keywords, { show, text }), [keywords, show, text]);
  const table = useDataTable({ columns, rows: shown, rowKey: ({ keyword }) => keyword, sort });
  const rows = table.rows.map(({ row }) => row);
  const compared = apps.length - 1;
  const footer = (
    <Row $justify="space-between">
      <Legend />
      <Text as="span" role="status" $size="xs" $tone="muted">
        {formatNumber(rows.length)} of {formatCount(keywords.length, "keyword")}
      </Text>
    </Row>
  );
  return (
    <Card flush footer={footer}>
      <Bar>
        <SearchField label="Filter keywords" placeholder="Filter keywords" value={text} onChange={setText} />
        <Row $gap={2} role="group" aria-label="Show">
          {FILTERS.map(({ key, label, ...filter }) => (
            <Chip
              key={key}
              selected={key === show}
              count={counts[key]}
              title={"hint" in filter ? filter.hint : undefined}
              onClick={() => setShow(key)}
            >
              {label}
            </Chip>
          ))}
        </Row>
        <Since>{sinceField}</Since>
        {chosen > compared && (
          <Text $size="sm" $tone="muted">
            Your plan compares {compared} of your {formatCount(chosen, "competitor")}.{" "}
            <Link to={getUpgradePath("competitor_analysis_depth")}>Compare plans</Link>
          </Text>
        )}
        <Button
          icon={<DownloadIcon size={15} />}
          disabled={rows.length === 0}
          onClick={() => table.exportCsv("keyword-comparison")}
        >
          Export CSV
        </Button>
      </Bar>
      {rows.length === 0 ? (
        <EmptyState
          title="No matching keywords"
          message="No keywords match these filters."
          action={<Button onClick={clear}>Clear filters</Button>}
        />
      ) : (
        <>
          <HeatMap {...{ apps, rows, country, sort, day }} onSort={setSort} />
          <FigureLinks figures={FIGURE_LINKS} />
        </>
      )}
    </Card>
  );
}

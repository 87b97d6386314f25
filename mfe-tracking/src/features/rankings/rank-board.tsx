import type { AppSummary } from "@listwise/contracts/apps";
import type { UserKeyword } from "@listwise/contracts/keywords";
import type { MatrixKeyword } from "@listwise/contracts/rankings";
import type { Provenance } from "@listwise/contracts/store";
import { formatCount } from "@listwise/aso-core/text";
import { useSavedViews } from "@listwise/shared-auth";
import {
  Button,
  Card,
  EmptyState,
  formatNumber,
  Pagination,
  ProvenanceNote,
  Row,
  Text,
  FigureLinks,
} from "@listwise/shared-ui";
import { formatSort, parseSort, saveCsv, SavedViews, useDataTable } from "@listwise/shared-ui/table";
import { useMemo } from "react";
import styled from "styled-components";
import { buildMatrix } from "./build-matrix";
import { HistoryDialog } from "./history/history-dialog";
import { useHistoryView } from "./history/use-history-view";
import { buildRankColumns, buildRankLines, DEFAULT_SORT, lineColumns } from "./rank-columns";
import { RankMatrix } from "./rank-matrix";
import { RankToolbar } from "./rank-toolbar";
import { chooseApps, filterRows } from "./rank-view";
import { useRankView } from "./use-rank-view";

const FIGURE_LINKS = [
  { figure: "rank", label: "Rank" },
  { figure: "rankChange", label: "Change" },
] as const;

const ROWS_PER_PAGE = 50;

const Pages = styled.div`
  padding: var(--lw-space-2) var(--lw-space-5) var(--lw-space-3);
`;

export interface RankBoardProps {
  apps: readonly AppSummary[];
  matrix: readonly MatrixKeyword[];
  /** Origin of the ranks that were checked last; `null` if none was checked. */
  provenance: Provenance | null;
  keywords: readonly UserKeyword[];
  country: string;
  onRefresh?: (app: AppSummary) => void;
}

/** Renders the matrix with its filters, pages and histories from the address. */
export function RankBoard({ apps: all, matrix, provenance, keywords, country, onRefresh }: RankBoardProps) {
  const { view, query, setView, clear, page, setPage } = useRankView();
  const views = useSavedViews("rankings");
  const history = useHistoryView(all);
  const allRows = useMemo(() => buildMatrix(matrix, keywords, country), [matrix, keywords, country]);
  const apps = chooseApps(all, view);
  const columns = useMemo(() => buildRankColumns(all, apps), [all, apps]);
  const sort = parseSort(columns, view.sort, DEFAULT_SORT);
  const table = useDataTable({
    columns,
    rows: filterRows(allRows, apps, view),
    rowKey: ({ keywordId }) => keywordId,
    sort,
  });
  const rows = table.rows.map(({ row }) => row);
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE));
  const current = Math.min(page, pages);
  const opened = allRows.find(({ keywordId }) => keywordId === history.keywordId);
  const categories = [...new Set(allRows.map(({ category }) => category))].filter(Boolean).sort();
  const footer = (
    <Row $justify="space-between">
      {provenance && <ProvenanceNote {...provenance} />}
      <Text as="span" role="status" $size="xs" $tone="muted">
        {formatNumber(rows.length)} of {formatCount(allRows.length, "keyword")}
      </Text>
    </Row>
  );
  return (
    <Card flush footer={footer}>
      <RankToolbar
        apps={all}
        categories={categories}
        view={view}
        sort={formatSort(sort)}
        onView={setView}
        onRefresh={onRefresh}
        views={<SavedViews store={views} path="/rankings" query={query} />}
        onExport={
          rows.length > 0
            ? () => saveCsv("rankings", lineColumns, buildRankLines(rows, apps, country))
            : undefined
        }
      />
      {rows.length === 0 ? (
        <EmptyState
          title="No matching keywords"
          message="No keywords match these filters."
          action={<Button onClick={clear}>Clear filters</Button>}
        />
      ) : (
        <RankMatrix
          apps={apps}
          rows={rows.slice((current - 1) * ROWS_PER_PAGE, current * ROWS_PER_PAGE)}
          country={country}
          sort={sort}
          onSort={(next) => setView({ sort: formatSort(next) })}
          onRefresh={onRefresh}
          onOpen={(row, app) => history.open(row.keywordId, app)}
        />
      )}
      <FigureLinks figures={FIGURE_LINKS} />
      {pages > 1 && (
        <Pages>
          <Pagination label="Pages of keywords" page={current} pages={pages} onChange={setPage} />
        </Pages>
      )}
      {opened && history.changed && (
        <HistoryDialog view={history} row={opened} apps={all} changed={history.changed} country={country} />
      )}
    </Card>
  );
}

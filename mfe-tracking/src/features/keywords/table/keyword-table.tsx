import type { UserKeyword } from "@listwise/contracts/keywords";
import { storage, useSavedViews } from "@listwise/shared-auth";
import { Button, Card, EmptyState, KeyRoundIcon, Pagination } from "@listwise/shared-ui";
import {
  ColumnChooser,
  formatSort,
  parseSort,
  SavedViews,
  TableView,
  useDataTable,
  useHiddenColumns,
} from "@listwise/shared-ui/table";
import { useState } from "react";
import styled from "styled-components";
import { isOptimistic } from "../../../shared/keywords/optimistic-keyword";
import { useRestoreRowFocus } from "../../../shared/use-restore-row-focus";
import { useRemoveKeywords } from "../../../shared/keywords/use-remove-keywords";
import { BulkBar } from "./bulk-bar";
import { EditKeyword } from "./edit-keyword";
import { buildKeywordColumns } from "./keyword-columns";
import { KeywordToolbar } from "./keyword-toolbar";
import { DEFAULT_SORT, filterKeywords, NO_FILTER } from "./keyword-view";
import { useChangeKeyword } from "./use-change-keyword";
import { buildViewQuery, useKeywordView } from "./use-keyword-view";

const PAGE_SIZE = 50;

const Pages = styled.div`
  padding: var(--lw-space-3);
  border-top: 1px solid var(--lw-border);
  &:empty {
    display: none;
  }
`;

export interface KeywordTableProps {
  keywords: readonly UserKeyword[] | undefined;
  updating: boolean;
  onRefresh: (ids: readonly number[]) => void;
  /** False without tracked apps: there is nothing to rank then. */
  hasApps: boolean;
}

export function KeywordTable({ keywords, updating, onRefresh, hasApps }: KeywordTableProps) {
  const { view, setView } = useKeywordView();
  const change = useChangeKeyword();
  const { remove } = useRemoveKeywords();
  const views = useSavedViews("keywords");
  const list = useRestoreRowFocus();
  const [edited, setEdited] = useState<UserKeyword>();
  const columns = buildKeywordColumns({
    updating,
    hasApps,
    onFavorite: (keyword) => change.mutate({ keyword, details: { isFavorite: !keyword.isFavorite } }),
    onRefresh: ({ id }) => onRefresh([id]),
    onEdit: setEdited,
    onRemove: (keyword) => remove([keyword]),
  });
  const { hidden, setHidden, hidesByDefault } = useHiddenColumns({
    storage,
    table: "keywords",
    columns,
    param: view.hide,
  });
  const table = useDataTable({
    columns,
    rows: filterKeywords(keywords ?? [], view),
    rowKey: ({ id }) => id,
    sort: parseSort(columns, view.sort, DEFAULT_SORT),
    onSortChange: (sort) => setView({ sort: formatSort(sort) }),
    hidden,
    selection: {
      getName: ({ keywordText }) => keywordText,
      isSelectable: (keyword) => !isOptimistic(keyword),
    },
  });
  const pages = Math.ceil(table.rows.length / PAGE_SIZE);
  const page = Math.min(view.page, Math.max(1, pages));

  const savedViews = (
    <SavedViews
      store={views}
      path="/keywords"
      query={buildViewQuery(view, hidden)}
      hidesByDefault={hidesByDefault}
    />
  );
  if (keywords?.length === 0) {
    return (
      <>
        {savedViews}
        <Card>
          <EmptyState
            icon={<KeyRoundIcon size={20} />}
            title="No keywords tracked yet"
            message="Track a keyword that people might search for. We check its rank immediately."
          />
        </Card>
      </>
    );
  }
  const nothing = (
    <EmptyState
      title="No matching keywords"
      message="No keywords match this filter."
      action={<Button onClick={() => setView(NO_FILTER)}>Clear filters</Button>}
    />
  );
  return (
    <>
      {savedViews}
      <Card flush>
        <KeywordToolbar
          all={keywords ?? []}
          view={view}
          onView={setView}
          onExport={table.rows.length > 0 ? () => table.exportCsv("keywords") : undefined}
        />
        {table.rows.length > 0 && (
          <BulkBar
            table={table}
            total={keywords?.length ?? 0}
            updating={updating}
            onRefresh={onRefresh}
            onRemove={remove}
            columns={
              <ColumnChooser
                size="sm"
                columns={columns}
                hidden={hidden}
                onChange={(keys) => {
                  setHidden(keys);
                  if (view.hide !== null) setView({ hide: null, page });
                }}
              />
            }
          />
        )}
        <div ref={list}>
          <TableView
            caption="Tracked keywords"
            table={table}
            slice={{ start: (page - 1) * PAGE_SIZE, end: page * PAGE_SIZE }}
            minWidth="58rem"
            loading={keywords === undefined}
            empty={nothing}
          />
        </div>
        <Pages>
          <Pagination
            label="Pages of keywords"
            page={page}
            pages={pages}
            onChange={(next) => setView({ page: next })}
          />
        </Pages>
        {edited && (
          <EditKeyword
            keyword={edited}
            categories={[...new Set(keywords?.map(({ category }) => category))].sort()}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Card>
    </>
  );
}

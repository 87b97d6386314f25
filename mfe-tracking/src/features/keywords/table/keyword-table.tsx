import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { storage, useSavedViews } from "@listwise/shared-auth";
import { Card, useNavigate } from "@listwise/shared-ui";
import {
  formatSort,
  mergeSort,
  parseSorts,
  SavedViews,
  TableView,
  useDataTable,
  useDensity,
  useHiddenColumns,
  type SelectionOptions,
} from "@listwise/shared-ui/table";
import { useDeferredValue, useMemo, useState } from "react";
import type { KeywordTable as KeywordTableData } from "../../../shared/keywords/keywords.api";
import { useKeywordPath } from "../../../shared/keywords/keyword-link";
import { isOptimistic } from "../../../shared/keywords/optimistic-keyword";
import { useRemoveKeywords } from "../../../shared/keywords/use-remove-keywords";
import { computeTableWidthRem } from "../../../shared/table/compute-table-width";
import { useOverflowingColumns } from "../../../shared/table/use-overflowing-columns";
import { useRestoreRowFocus } from "../../../shared/use-restore-row-focus";
import { BulkBar } from "./bulk-bar";
import { EditKeyword } from "./edit-keyword";
import { buildKeywordColumns, HIDDEN_FIRST } from "./keyword-columns";
import { groupByApp } from "./keyword-groups";
import { KeywordToolbar } from "./keyword-toolbar";
import { DEFAULT_SORT, filterKeywords, NO_FILTER } from "./keyword-view";
import { MoveDialog } from "./move-dialog";
import { SinceNotice } from "./since-notice";
import { TableSettings } from "./table-settings";
import { useChangeKeyword } from "./use-change-keyword";
import { KeywordTableEmpty, NoMatch } from "./keyword-table-empty";
import { useTableStores } from "./use-table-stores";
import { useMarkedListing } from "./use-marked-listing";
import { useRanksSince } from "./use-ranks-since";
import { buildFilterQuery, buildViewQuery, parseFilters, useKeywordView } from "./use-keyword-view";

const NONE: readonly never[] = [];
const LOADING_ROWS = 12;
const selection: SelectionOptions<KeywordTableRow> = {
  getName: ({ keywordText }) => keywordText,
  isSelectable: (keyword) => !isOptimistic(keyword),
};

export interface KeywordTableProps {
  /** Undefined while it loads. */
  data: KeywordTableData | undefined;
  /** The app of the list; with `null` the rows of all lists are under the names of their apps. */
  appId: number | null;
  updating: boolean;
  onRefresh: (ids: readonly number[]) => void;
}

/** Renders the keywords of a list, or of all lists, with filters, saved views and actions. */
export function KeywordTable({ data, appId, updating, onRefresh }: KeywordTableProps) {
  const isGrouped = appId === null;
  const { view, setView } = useKeywordView();
  const navigate = useNavigate();
  const getPath = useKeywordPath();
  const { mutate: change } = useChangeKeyword();
  const { remove } = useRemoveKeywords();
  const views = useSavedViews("keywords");
  const list = useRestoreRowFocus();
  const [edited, setEdited] = useState<KeywordTableRow>();
  const [assigned, setAssigned] = useState<readonly KeywordTableRow[]>();
  const [density, setDensity] = useDensity(storage, "keywords", view.density);
  const ranks = useRanksSince(data?.data ?? NONE, { appId, since: view.since });
  const { rows: keywords, day: since } = ranks;
  const apps = useMemo(() => new Map(data?.apps.map((app) => [app.id, app])), [data?.apps]);
  const getListing = useMarkedListing(apps);
  const { stores, getStore } = useTableStores(isGrouped);
  const advanced = data?.advanced ?? true;
  // The same columns keep the cells of rows that stay from rendering again.
  const columns = useMemo(
    () =>
      buildKeywordColumns({
        apps,
        stores,
        getStore,
        showsApp: isGrouped,
        isCompact: density === "compact",
        advanced,
        since,
        updating,
        getListing,
        onFavorite: (keyword) => change({ keyword, details: { isFavorite: !keyword.isFavorite } }),
        onRefresh: ({ id }) => onRefresh([id]),
        onEdit: setEdited,
        onRemove: (keyword) => remove([keyword]),
      }),
    [
      apps,
      stores,
      getStore,
      getListing,
      isGrouped,
      density,
      advanced,
      since,
      updating,
      change,
      onRefresh,
      remove,
    ],
  );
  const { ref: room, overflowing } = useOverflowingColumns(columns, HIDDEN_FIRST);
  const { hidden, chosen, setHidden, hidesByDefault } = useHiddenColumns({
    storage,
    table: "keywords",
    columns,
    param: view.hide,
    usual: overflowing,
  });
  const [sort, ...thenBy] = parseSorts(columns, view.sort, DEFAULT_SORT);
  // Typing stays responsive: the rows follow the filters as soon as there is time. As text, they are the same as before
  // when only the sort or the columns change.
  const filters = useDeferredValue(buildFilterQuery(view));
  const rows = useMemo(
    () => filterKeywords(keywords, parseFilters(new URLSearchParams(filters))),
    [keywords, filters],
  );
  const table = useDataTable({
    columns,
    rows,
    rowKey: ({ id }) => id,
    sort,
    thenBy,
    onSortChange: (next, { additional }) =>
      setView({
        sort: mergeSort([sort, ...thenBy], next, additional)
          .map(formatSort)
          .join(),
      }),
    hidden,
    selection,
  });

  const savedViews = (
    <SavedViews
      store={views}
      path="/keywords"
      query={buildViewQuery(view, chosen, density)}
      hidesByDefault={hidesByDefault}
    />
  );
  if (data && keywords.length === 0) {
    return (
      <>
        {savedViews}
        <KeywordTableEmpty />
      </>
    );
  }
  return (
    <Card flush>
      <KeywordToolbar all={keywords} firstDay={ranks.firstDay} {...{ stores, view }} onView={setView} />
      <SinceNotice ranks={ranks} since={view.since} rows={rows} />
      <BulkBar
        table={table}
        all={keywords}
        loading={!data}
        updating={updating}
        onRefresh={onRefresh}
        onRemove={remove}
        views={savedViews}
        settings={
          <TableSettings
            columns={columns}
            hidden={hidden}
            onHidden={(keys) => {
              setHidden(keys);
              if (view.hide !== null) setView({ hide: null });
            }}
            density={density}
            onDensity={(next) => {
              setDensity(next);
              if (view.density !== null) setView({ density: null });
            }}
            onExport={rows.length > 0 ? () => table.exportCsv("keywords") : undefined}
          />
        }
      />
      <div ref={list}>
        <div ref={room}>
          <TableView
            caption="Tracked keywords"
            table={table}
            minWidth={`${computeTableWidthRem(columns, hidden)}rem`}
            loading={!data}
            loadingRows={LOADING_ROWS}
            grouping={isGrouped ? groupByApp(rows, { apps, getStore, onAssign: setAssigned }) : undefined}
            onOpen={(row) => void navigate(getPath(row.keywordText, row.country, getStore(row)))}
            density={density}
            denseCards
            empty={<NoMatch onClear={() => setView(NO_FILTER)} />}
          />
        </div>
      </div>
      {edited && (
        <EditKeyword
          keyword={edited}
          categories={[...new Set(keywords.map(({ category }) => category))].sort()}
          onClose={() => setEdited(undefined)}
        />
      )}
      {assigned && <MoveDialog keywords={assigned} onClose={() => setAssigned(undefined)} />}
    </Card>
  );
}

import { formatCount } from "@listwise/aso-core/text";
import { storage } from "@listwise/shared-auth";
import { Card, ErrorState, Pagination } from "@listwise/shared-ui";
import {
  ColumnChooser,
  DenseColumns,
  TableView,
  useDataTable,
  useHiddenColumns,
} from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { useListedStores } from "../../shared/apps/use-current-store";
import { computeTableWidthRem } from "../../shared/table/compute-table-width";
import { useOverflowingColumns } from "../../shared/table/use-overflowing-columns";
import { useRestoreRowFocus } from "../../shared/use-restore-row-focus";
import { DiscoverBulkBar } from "./discover-bulk-bar";
import { useCurrentStore } from "../../shared/apps/use-current-store";
import { buildDiscoverColumns, HIDDEN_FIRST } from "./discover-columns";
import { DiscoverEmpty } from "./discover-empty";
import { DiscoverNotice } from "./discover-notice";
import { DiscoverToolbar } from "./discover-toolbar";
import { discoverQuery, type DiscoverScope } from "./discover.api";
import { useCheckKeywords } from "./use-check-keywords";
import { useDiscoverActions } from "./use-discover-actions";
import { useDiscoverView } from "./use-discover-view";

const LOADING_ROWS = 12;

const Pages = styled.div`
  padding: var(--lw-space-3);
  border-top: 1px solid var(--lw-border);
  &:empty {
    display: none;
  }
`;

/** Smaller figures, so that more columns fit. */
const Dense = styled(DenseColumns)`
  @media (min-width: 720px) {
    td {
      font-size: var(--lw-font-sm);
    }
  }
`;

/** Renders one list of keywords that the app could track, with its filters and actions. */
export function DiscoverBoard(scope: DiscoverScope) {
  const { view, orderedAt, setList, setSearch, setListing, clearFilters, setSort, sortAgain, setPage } =
    useDiscoverView();
  const { list, search, listing, sort, page } = view;
  const order = { sortBy: sort.key, sortDir: sort.direction, orderedAt };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    discoverQuery({ ...scope, list, search, listing, page, ...order }),
  );
  const isHidden = list === "hidden";
  const platform = useCurrentStore();
  const checks = useCheckKeywords(scope, {
    view: `${list} ${page}`,
    rows: isPlaceholderData ? undefined : data?.data,
    orderedAt,
    // Each filter would start other checks.
    isAutomatic: !isHidden && search === "" && !listing,
  });
  const { changing, add, hide, restore } = useDiscoverActions(scope, list);
  const stores = useListedStores();
  const rowsRef = useRestoreRowFocus();
  const columns = buildDiscoverColumns({
    country: scope.country,
    listing: platform ? { ...scope, platform } : null,
    apps: new Map(data?.apps.map((app) => [app.id, app])),
    stores,
    advanced: data?.advanced ?? true,
    isHidden,
    onAdd: (keyword) => add([keyword]),
    onHide: (keyword) => hide([keyword]),
    onRestore: (keyword) => restore([keyword]),
  });
  const { ref: room, overflowing } = useOverflowingColumns(columns, HIDDEN_FIRST);
  const { hidden, setHidden } = useHiddenColumns({
    storage,
    table: "discover",
    columns,
    param: null,
    usual: overflowing,
  });
  const table = useDataTable({
    columns,
    rows: data?.data.filter(({ keyword }) => !changing.has(keyword)) ?? [],
    rowKey: ({ keyword }) => keyword,
    sort,
    onSortChange: setSort,
    hidden,
    selection: { getName: ({ keyword }) => keyword },
  });
  // While a list is sorted or paged, its rows stay; those of another list must not appear under this one's name.
  const isLoading = data?.list !== list;
  const runSelected = (run: (keywords: readonly string[]) => void) => () => {
    run(table.selected.map(({ keyword }) => keyword));
    table.select([]);
  };
  if (error && !data) {
    return (
      <Card>
        <ErrorState
          title="Couldn't load keywords"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    );
  }
  return (
    <>
      <Card flush>
        <DiscoverToolbar
          key={scope.appId}
          {...{ list, search, listing, stores, sort }}
          counts={data?.counts}
          onList={setList}
          onSearch={setSearch}
          onListing={setListing}
          onSort={setSort}
        />
        {(isLoading || table.rows.length > 0) && (
          <DiscoverBulkBar
            table={table}
            count={isLoading ? "" : formatCount(data.pagination.total, "keyword")}
            checks={checks}
            onSortAgain={sortAgain}
            columns={<ColumnChooser size="sm" columns={columns} hidden={hidden} onChange={setHidden} />}
            {...(isHidden
              ? { onRestore: runSelected(restore) }
              : { onAdd: runSelected(add), onHide: runSelected(hide) })}
          />
        )}
        <div ref={rowsRef}>
          <Dense ref={room}>
            <TableView
              caption="Keywords to add"
              table={table}
              loading={isLoading}
              loadingRows={LOADING_ROWS}
              minWidth={`${computeTableWidthRem(columns, hidden)}rem`}
              denseCards
              empty={
                <DiscoverEmpty
                  {...scope}
                  list={list}
                  reason={data?.emptyReason ?? null}
                  onClearFilters={clearFilters}
                  onShowSuggestions={() => setList("suggestions")}
                />
              }
            />
          </Dense>
        </div>
        <Pages>
          <Pagination
            label="Pages of keywords"
            page={page}
            pages={data?.pagination.pages ?? 1}
            onChange={setPage}
          />
        </Pages>
      </Card>
      {data && <DiscoverNotice {...data} {...scope} />}
    </>
  );
}

import { capitalize } from "@listwise/aso-core/text";
import type { Schema } from "@listwise/contracts/api";
import type { ViewTable } from "@listwise/contracts/views";
import { useSavedViews } from "@listwise/shared-auth";
import { Card, ErrorState, Navigate, Pagination, Stack, useLocation } from "@listwise/shared-ui";
import { SavedViews, TableView, useDataTable } from "@listwise/shared-ui/table";
import { useQueryClient } from "@tanstack/react-query";
import styled from "styled-components";
import { BulkBar } from "./bulk-bar";
import { ListEmpty } from "./list-empty";
import { ListToolbar } from "./list-toolbar";
import type { List } from "./use-list";

const Pages = styled.div`
  padding: var(--lw-space-3) var(--lw-space-4);
  border-top: 1px solid var(--lw-border);
  &:empty {
    display: none;
  }
`;

const Rows = styled.div<{ $dim: boolean }>`
  opacity: ${({ $dim }) => ($dim ? 0.6 : 1)};
  transition: opacity var(--lw-motion-fast) var(--lw-ease);
`;

interface ListViewsProps {
  table: ViewTable;
  query: string;
  hidesByDefault: boolean;
}

function ListViews({ table, ...view }: ListViewsProps) {
  return <SavedViews store={useSavedViews(table)} path={useLocation().pathname} {...view} />;
}

/** Renders an admin list; see `ListDefinition`. */
export function AdminList<Row extends object, Q extends Schema>({ list }: { list: List<Row, Q> }) {
  const { definition, state, rows, change, pageSize, hidden } = list;
  const { name, columns, rowKey, rowName, bulk = [], selectable, savedViews } = definition;
  const client = useQueryClient();
  const table = useDataTable({
    columns,
    rows: rows.data?.data ?? [],
    rowKey,
    sort: state.sort,
    onSortChange: (sort) => change({ sort }),
    hidden,
    ...(rowName && bulk.length > 0 ? { selection: { getName: rowName, isSelectable: selectable } } : {}),
  });
  const pages = rows.data?.pagination.pages ?? 0;
  if (!rows.isPlaceholderData && pages > 0 && state.page > pages) {
    return <Navigate replace to={list.getSearch({ page: pages })} />;
  }

  const card = (
    <Card flush>
      <ListToolbar list={list} />
      <Rows $dim={rows.isPlaceholderData}>
        {rowName && bulk.length > 0 && (rows.isPending || table.rows.length > 0) && !rows.isError && (
          <BulkBar
            name={name}
            actions={bulk}
            table={table}
            rowName={rowName}
            onDone={() => void client.invalidateQueries({ queryKey: definition.key })}
          />
        )}
        <TableView
          caption={capitalize(name)}
          table={table}
          loading={rows.isPending}
          loadingRows={pageSize}
          empty={<ListEmpty list={list} />}
          error={
            rows.isError && (
              <ErrorState
                title={`Failed to load ${name}`}
                problem={rows.error}
                onRetry={() => void rows.refetch()}
                retrying={rows.isFetching}
              />
            )
          }
        />
        {!rows.isError && (
          <Pages>
            <Pagination
              page={state.page}
              pages={pages}
              onChange={(page) => change({ page })}
              label={`${capitalize(name)} pages`}
            />
          </Pages>
        )}
      </Rows>
    </Card>
  );
  if (!savedViews) return card;
  return (
    <Stack $gap={4}>
      <ListViews table={savedViews} query={list.view} hidesByDefault={list.hidesByDefault} />
      {card}
    </Stack>
  );
}

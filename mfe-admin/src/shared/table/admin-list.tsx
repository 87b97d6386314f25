import type { Schema } from "@listwise/contracts/api";
import { Card, DataTable, ErrorState, Navigate, Pagination } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { BulkBar } from "./bulk-bar";
import { ListEmpty } from "./list-empty";
import { capitalize, ListToolbar } from "./list-toolbar";
import { RowCheckbox } from "./row-checkbox";
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

/** Renders an admin list; see `ListDefinition`. */
export function AdminList<Row, Q extends Schema>({ list }: { list: List<Row, Q> }) {
  const { definition, state, rows, change, pageSize } = list;
  const { name, columns, rowKey, rowName, bulk = [], selectable = () => true } = definition;
  const client = useQueryClient();
  const [chosenKeys, setChosenKeys] = useState<readonly (string | number)[]>([]);
  const pages = rows.data?.pagination.pages ?? 0;
  if (!rows.isPlaceholderData && pages > 0 && state.page > pages) {
    return <Navigate replace to={list.getSearch({ page: pages })} />;
  }

  const data = rows.data?.data ?? [];
  const free = data.filter(selectable);
  const chosen = free.filter((row) => chosenKeys.includes(rowKey(row)));
  const choose = (some: readonly Row[]) => setChosenKeys(some.map(rowKey));
  const toggle = (row: Row) =>
    choose(chosen.includes(row) ? chosen.filter((one) => one !== row) : [...chosen, row]);
  const shown = columns.filter(
    ({ key, fileOnly }, index) => !fileOnly && (index === 0 || !state.hidden.includes(key)),
  );
  const [lead, ...others] = shown;
  const bulked = bulk.length > 0 && rowName !== undefined;
  const picking = lead && {
    ...lead,
    render: (row: Row) => (
      <RowCheckbox
        label={`Select ${rowName?.(row) ?? ""}`}
        checked={chosen.includes(row)}
        disabled={!selectable(row)}
        onChange={() => toggle(row)}
      >
        {lead.render(row)}
      </RowCheckbox>
    ),
  };

  return (
    <Card flush>
      <ListToolbar list={list} />
      {rows.isError ? (
        <ErrorState
          title={`Failed to load ${name}`}
          problem={rows.error}
          onRetry={() => void rows.refetch()}
          retrying={rows.isFetching}
        />
      ) : (
        <Rows $dim={rows.isPlaceholderData}>
          {bulked && data.length > 0 && (
            <BulkBar
              name={name}
              actions={bulk}
              rows={free}
              chosen={chosen}
              rowName={rowName}
              onChoose={choose}
              onDone={() => void client.invalidateQueries({ queryKey: definition.key })}
            />
          )}
          <DataTable
            caption={capitalize(name)}
            columns={bulked && picking ? [picking, ...others] : shown}
            rows={data}
            rowKey={rowKey}
            {...(state.sort ? { sort: state.sort } : {})}
            onSortChange={(sort) => change({ sort })}
            loading={rows.isPending}
            loadingRows={pageSize}
            empty={<ListEmpty list={list} />}
          />
          <Pages>
            <Pagination
              page={state.page}
              pages={pages}
              onChange={(page) => change({ page })}
              label={`${capitalize(name)} pages`}
            />
          </Pages>
        </Rows>
      )}
    </Card>
  );
}

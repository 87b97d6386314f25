import { capitalize } from "@listwise/aso-core/text";
import type { Schema } from "@listwise/contracts/api";
import { Button, DownloadIcon } from "@listwise/shared-ui";
import { ColumnChooser } from "@listwise/shared-ui/table";
import styled from "styled-components";
import { useListCsv } from "./list-csv";
import { ListFilterField } from "./list-filter";
import { ListSearch } from "./list-search";
import type { List } from "./use-list";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--lw-space-3);
  padding: var(--lw-space-4);
  border-bottom: 1px solid var(--lw-border);
  & > * {
    flex: 1 1 9.5rem;
    min-width: 0;
    max-width: 24rem;
  }
  & > :first-child:not(:last-child) {
    flex: 2 1 17rem;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: var(--lw-space-2);
  @media (min-width: 640px) {
    margin-inline-start: auto;
  }
`;

export function ListToolbar<Row extends object, Q extends Schema>({ list }: { list: List<Row, Q> }) {
  const { definition, state, change, hidden, hide, total = 0 } = list;
  const { name, searchIn, filters = [], columns } = definition;
  const { exportRows, exporting } = useListCsv(list);
  const setFilter = (filter: string, value: string) =>
    change({ filters: { ...state.filters, [filter]: value } });
  return (
    <Root role="search" aria-label={capitalize(name)}>
      {searchIn !== undefined && (
        <ListSearch
          label={`Search ${name}`}
          placeholder={searchIn}
          search={state.search}
          onSearch={(search) => change({ search }, { replace: true })}
        />
      )}
      {filters.map((filter) => (
        <ListFilterField
          key={filter.name}
          filter={filter}
          value={state.filters[filter.name] ?? ""}
          onChange={(value) => setFilter(filter.name, value)}
        />
      ))}
      <Buttons>
        <ColumnChooser columns={columns} hidden={hidden} onChange={hide} />
        <Button
          icon={<DownloadIcon size={14} aria-hidden="true" />}
          busy={exporting}
          disabled={total === 0}
          onClick={exportRows}
        >
          Export CSV
        </Button>
      </Buttons>
    </Root>
  );
}

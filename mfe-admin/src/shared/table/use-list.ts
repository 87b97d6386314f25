import type { Schema } from "@listwise/contracts/api";
import { formatCount } from "@listwise/aso-core/text";
import { useSearchParams } from "@listwise/shared-ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ListDefinition } from "./list";
import { buildQuery, readState, writeState, type ListState } from "./list-url-state";

const PAGE_SIZE = 10;

/** Returns the state of a list from the URL with its page of rows. */
export function useList<Row, Q extends Schema>(definition: ListDefinition<Row, Q>) {
  const [params, setParams] = useSearchParams();
  const { query: schema, key, fetch: read, everyMs, pageSize = PAGE_SIZE } = definition;
  const state = readState(definition, params);
  const query = buildQuery(schema, state, { page: state.page, pageSize });
  const rows = useQuery({
    queryKey: [...key, query],
    queryFn: ({ signal }) => read(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
  });
  const total = rows.data?.pagination.total;
  return {
    definition,
    state,
    rows,
    total,
    pageSize,
    /** Returns the total with its noun, such as "3 accounts", once it is known. */
    formatTotal: (one: string, many: string): string | undefined =>
      total === undefined ? undefined : formatCount(total, one, many),
    getSearch: (part: Partial<ListState>) => `?${writeState(definition, state, part).toString()}`,
    change: (part: Partial<ListState>, options?: { replace: boolean }) =>
      setParams(writeState(definition, state, part), { preventScrollReset: true, ...options }),
  };
}

/** Result of {@link useList}. */
export type List<Row, Q extends Schema> = ReturnType<typeof useList<Row, Q>>;

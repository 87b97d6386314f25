import type { Schema } from "@listwise/contracts/api";
import { formatCount } from "@listwise/aso-core/text";
import { storage } from "@listwise/shared-auth";
import { useSearchParams } from "@listwise/shared-ui";
import { useHiddenColumns } from "@listwise/shared-ui/table";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ListDefinition } from "./list";
import { buildQuery, readState, writeState, type ListState } from "./list-url-state";

const PAGE_SIZE = 10;

/** Returns the state of a list from the URL with its page of rows. */
export function useList<Row extends object, Q extends Schema>(definition: ListDefinition<Row, Q>) {
  const [params, setParams] = useSearchParams();
  const { name, columns, key, fetch: read, everyMs, pageSize = PAGE_SIZE } = definition;
  const state = readState(definition, params);
  const { hidden, setHidden, hidesByDefault } = useHiddenColumns({
    storage,
    table: `admin-${name}`,
    columns,
    param: state.hide,
  });
  const query = buildQuery(definition, state, { page: state.page, pageSize });
  const rows = useQuery({
    queryKey: [...key, query],
    queryFn: ({ signal }) => read(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
  });
  const change = (part: Partial<ListState>, options?: { replace: boolean }) =>
    setParams(writeState(definition, state, part), { preventScrollReset: true, ...options });
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
    hidden,
    hidesByDefault,
    getSearch: (part: Partial<ListState>) => `?${writeState(definition, state, part).toString()}`,
    change,
    hide: (keys: readonly string[]) => {
      setHidden(keys);
      if (state.hide !== null) change({ hide: null });
    },
    /** Query string of the view with its hidden columns, without the page. */
    view: writeState(definition, state, { page: 1, hide: hidden.join() || null }).toString(),
  };
}

/** Result of {@link useList}. */
export type List<Row extends object, Q extends Schema> = ReturnType<typeof useList<Row, Q>>;

import type { Schema } from "@listwise/contracts/api";
import { Button, EmptyState } from "@listwise/shared-ui";
import type { List } from "./use-list";

/** Empty state of a list; if filters are set, they can be cleared. */
export function ListEmpty<Row extends object, Q extends Schema>({ list }: { list: List<Row, Q> }) {
  const { definition, state, change } = list;
  const { name, icon, emptyMessage = "There is nothing here yet." } = definition;
  const filtered = state.search !== "" || Object.values(state.filters).some(Boolean);
  return (
    <EmptyState
      title={filtered ? `No ${name} found` : `No ${name}`}
      message={filtered ? "Nothing matches these filters." : emptyMessage}
      {...(icon ? { icon } : {})}
      action={filtered && <Button onClick={() => change({ search: "", filters: {} })}>Clear filters</Button>}
    />
  );
}

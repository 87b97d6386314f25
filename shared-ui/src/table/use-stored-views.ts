import { useStored, type TableStorage } from "./table-storage";

/** Filters, sort order and columns of a table under a name, as a query string. */
export interface NamedView {
  name: string;
  query: string;
}

/** Saved views of a table and a function that replaces them. */
export interface TableViews {
  views: readonly NamedView[];
  /** Present if loading failed; loads again. */
  retry?: () => void;
  /** Saves all views in this order. Returns false if that failed and was reported. */
  write: (views: readonly NamedView[]) => Promise<boolean>;
}

function isView(value: unknown): value is NamedView {
  return (
    typeof value === "object" &&
    value !== null &&
    "name" in value &&
    "query" in value &&
    typeof value.name === "string" &&
    typeof value.query === "string"
  );
}

/** Keeps saved views in the browser, per account and table. */
export function useStoredViews(storage: TableStorage, account: string | number, table: string): TableViews {
  const [views, store] = useStored(
    storage,
    `table-views:${account}:${table}`,
    (value): readonly NamedView[] => (Array.isArray(value) ? value.filter(isView) : []),
  );
  return {
    views,
    write: (next) => {
      store(next);
      return Promise.resolve(true);
    },
  };
}

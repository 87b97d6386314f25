import { useState } from "react";
import { getHideableColumns, type TableColumn } from "./column";
import type { Density } from "./table.styles";

/** Storage of the browser that table preferences are kept in; `storage` of shared-auth fits. */
export interface TableStorage {
  /** Returns the stored JSON value, or `undefined`. */
  getJson: (key: string) => unknown;
  setJson: (key: string, value: unknown) => boolean;
}

const isText = (value: unknown) => typeof value === "string";

/** Returns a state that is kept in the storage. `parse` gets the stored value, `undefined` without one. */
export function useStored<T>(storage: TableStorage, key: string, parse: (stored: unknown) => T) {
  const [values, setValues] = useState<Readonly<Record<string, T>>>({});
  const value = values[key] ?? parse(storage.getJson(key));
  const change = (next: T) => {
    setValues((before) => ({ ...before, [key]: next }));
    storage.setJson(key, next);
  };
  return [value, change] as const;
}

/** Returns the density of a table's rows: that of the address (`param`), else the stored one; and a function that stores it. */
export function useDensity(storage: TableStorage, table: string, param: string | null) {
  const [stored, store] = useStored(storage, `table-density:${table}`, parseDensity);
  return [param === null ? stored : parseDensity(param), store] as const;
}

function parseDensity(value: unknown): Density {
  return value === "compact" ? value : "comfortable";
}

interface HiddenColumnsOptions<Row> {
  storage: TableStorage;
  /** Name of the table, such as "keywords". */
  table: string;
  columns: readonly TableColumn<Row>[];
  /** The `hide` parameter of the address, which wins over the stored choice; `null` without one. */
  param: string | null;
  /** Keys of the columns that are hidden until the user chooses, such as those that don't fit. None by default. */
  usual?: readonly string[];
}

/**
 * Returns the keys of the hidden columns of a table, those among them that the address or the stored choice names, a
 * function that stores a choice, and if the stored choice hides any.
 */
export function useHiddenColumns<Row>(options: HiddenColumnsOptions<Row>) {
  const { storage, table, columns, param, usual = [] } = options;
  const [stored, store] = useStored(storage, `table-columns:${table}`, (value): readonly string[] | null =>
    Array.isArray(value) ? value.filter(isText) : null,
  );
  const hideable = new Set(getHideableColumns(columns).map(({ key }) => key));
  const pick = (keys: readonly string[]) => keys.filter((key) => hideable.has(key));
  const chosen = param === null ? stored : param.split(",");
  return {
    hidden: pick(chosen ?? usual),
    chosen: pick(chosen ?? []),
    setHidden: store,
    hidesByDefault: stored !== null && stored.length > 0,
  };
}

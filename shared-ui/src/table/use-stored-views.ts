import { useReducer } from "react";
import { toast } from "../toasts/toast";
import type { TableStorage } from "./table-storage";

/** Filters, sort order and columns of a table under a name, as a query string. */
export interface NamedView {
  name: string;
  query: string;
}

/** Saved views of a table and a function that changes them. */
export interface TableViews {
  views: readonly NamedView[];
  /** Present if loading failed; loads again. */
  retry?: () => void;
  /** Changes the latest views. Returns false if saving failed and was reported. */
  update: (change: (views: readonly NamedView[]) => readonly NamedView[]) => Promise<boolean>;
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

const parseViews = (value: unknown): readonly NamedView[] =>
  Array.isArray(value) ? value.filter(isView) : [];

/** Keeps saved views in the browser, per account and table. */
export function useStoredViews(storage: TableStorage, account: string | number, table: string): TableViews {
  const key = `table-views:${account}:${table}`;
  const [, render] = useReducer((count: number) => count + 1, 0);
  // Read each time, because another tab may have changed them.
  const load = () => parseViews(storage.getJson(key));
  return {
    views: load(),
    update: (change) => {
      const saved = storage.setJson(key, change(load()));
      if (saved) render();
      else toast.error("Couldn't save your views", { description: "The browser's storage is full." });
      return Promise.resolve(saved);
    },
  };
}

import type { Pagination, Schema, z } from "@listwise/contracts";
import type { CsvValue } from "@listwise/contracts/csv";
import type { Column, Sort } from "@listwise/shared-ui";
import type { ReactNode } from "react";

/** A filter of a list; `name` is that of the query's part, in the address as well. */
export interface ListFilter {
  name: string;
  label: string;
  /** The choices, without the one that lets everything through; absent means something to type. */
  options?: readonly { value: string; label: string }[];
  /** The choice that lets everything through; default "All". */
  all?: string;
  type?: "text" | "date";
}

/** A column; `csv` is what stands in the file, and without it the column is not in the file. */
export interface ListColumn<Row> extends Column<Row> {
  csv?: (row: Row) => CsvValue;
  /** In the file alone. */
  fileOnly?: boolean;
}

/** Something that is done to every chosen row, one after the other. */
export interface BulkAction<Row> {
  /** The button's word: "Deactivate". */
  action: string;
  description: string;
  danger?: boolean;
  run: (row: Row) => Promise<unknown>;
}

/** A page of rows. */
export interface ListPage<Row> {
  data: readonly Row[];
  pagination: Pagination;
}

/**
 * A list of the administration, as data. A page is `const list = useList(def)` and `<AdminList list={list} />`, which bring
 * paging, order (columns with `sortable`, whose key is the query's `sortBy`), search, filters and the choice of columns,
 * all in the address; CSV of every match (columns with `csv`); `bulk` actions that ask first, show how far they are and
 * which rows refused; and the states while loading, empty and failed (with Retry, never stand-in rows). `query` is the
 * endpoint's own schema: what it refuses is dropped from the address. `fetch` gets the accepted query:
 *
 *   const def: ListDefinition<AdminUser, typeof adminEndpoints.users.query> = {
 *     name: "users", query: adminEndpoints.users.query, key: ["admin", "users"], rowKey: ({ id }) => id, columns,
 *     fetch: (query, signal) => call(adminEndpoints.users, { query, signal }),
 *   };
 *
 * Endpoints without `search` in their query get no search field. Forms: see `../form/use-admin-form`.
 */
export interface ListDefinition<Row, Q extends Schema> {
  /** What the rows are, in the plural: "users". */
  name: string;
  query: Q;
  /** Key of the cached answers; a bulk action reads everything below it anew. */
  key: readonly string[];
  fetch: (query: z.output<Q>, signal?: AbortSignal) => Promise<ListPage<Row>>;
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => string | number;
  /** What a row is called where it is chosen; needed for `bulk`. */
  rowName?: (row: Row) => string;
  sort?: Sort;
  /** What the search looks at, such as "Name or e-mail"; absent means no search field. */
  searchIn?: string;
  filters?: readonly ListFilter[];
  bulk?: readonly BulkAction<Row>[];
  /** Rows that no bulk action may touch cannot be chosen. */
  selectable?: (row: Row) => boolean;
  icon?: ReactNode;
  /** What to say when there is nothing at all; with filters set it says that nothing matches. */
  emptyMessage?: string;
  /** Reads anew this often, for what moves by itself. */
  everyMs?: number;
  /** Rows a page; default 10. */
  pageSize?: number;
}

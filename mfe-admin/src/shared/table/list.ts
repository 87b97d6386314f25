import type { Pagination, Schema } from "@listwise/contracts/api";
import type { ViewTable } from "@listwise/contracts/views";
import type { z } from "@listwise/contracts/zod";
import type { ServerColumn, Sort } from "@listwise/shared-ui/table";
import type { ReactNode } from "react";

/** Filter of a list; `name` is the query parameter, also in the URL. */
export interface ListFilter {
  name: string;
  label: string;
  /** Options without the one that matches everything; absent for a text filter. */
  options?: readonly { value: string; label: string }[];
  /** Label of the option that matches everything; default "All". */
  all?: string;
  /** A fixed filter is set by links only: it shows its value in words and can be removed. */
  type?: "text" | "date" | "fixed";
  /** Describes the value of a fixed filter. */
  describe?: (value: string) => string;
}

/** Sort names that the endpoint of a query accepts. */
type SortKey<Q extends Schema> = z.output<Q> extends { sortBy?: infer Key } ? Extract<Key, string> : never;

/** Column of a list; `sort` is one of the query's `sortBy` or false. */
export type ListColumn<Row, Q extends Schema> = ServerColumn<Row, SortKey<Q>>;

/** Action that runs on the selected rows one after the other. */
export interface BulkAction<Row> {
  /** Label of the button: "Deactivate". */
  action: string;
  description: string;
  danger?: boolean;
  run: (row: Row) => Promise<unknown>;
}

/** Page of rows. */
export interface ListPage<Row> {
  data: readonly Row[];
  pagination: Pagination;
}

/**
 * Declarative definition of an admin list. A page consists of `const list = useList(def)` and `<AdminList list={list} />`,
 * which provide pagination, sorting by the columns, search and filters, all kept in the URL; a column chooser that
 * remembers the columns; CSV export of all matches; `bulk` actions with confirmation, progress and failed rows; saved
 * views; and loading, empty and error states (with Retry, never placeholder rows).
 * `query` is the endpoint's schema; URL parameters that it rejects are dropped. `fetch` receives the accepted query:
 *
 *   const def: ListDefinition<AdminUser, typeof adminEndpoints.users.query> = {
 *     name: "users", query: adminEndpoints.users.query, key: ["admin", "users"], rowKey: ({ id }) => id, columns,
 *     fetch: (query, signal) => call(adminEndpoints.users, { query, signal }),
 *   };
 *
 * Endpoints without `search` in their query have no search field. For forms, see `../form/use-admin-form`.
 */
export interface ListDefinition<Row, Q extends Schema> {
  /** Plural name of the rows: "users". */
  name: string;
  query: Q;
  /** Query key; a bulk action invalidates everything below it. */
  key: readonly string[];
  fetch: (query: z.output<Q>, signal?: AbortSignal) => Promise<ListPage<Row>>;
  columns: readonly ListColumn<Row, Q>[];
  rowKey: (row: Row) => string | number;
  /** Name of a row in selections; required for `bulk`. */
  rowName?: (row: Row) => string;
  sort?: Sort;
  /** Placeholder of the search field, such as "Name or email"; without it there is no search. */
  searchIn?: string;
  filters?: readonly ListFilter[];
  bulk?: readonly BulkAction<Row>[];
  /** Returns false for rows that can't be selected for bulk actions. */
  selectable?: (row: Row) => boolean;
  /** Users can save views of the list under this id; for lists that people work with daily. */
  savedViews?: ViewTable;
  icon?: ReactNode;
  /** Message for an empty list without filters. */
  emptyMessage?: string;
  /** Polling interval for lists that change on the server. */
  everyMs?: number;
  /** Rows per page; default 10. */
  pageSize?: number;
}

import type { Schema } from "@listwise/contracts/api";
import { z } from "@listwise/contracts/zod";
import { findSortColumn, type Sort, type TableColumn } from "@listwise/shared-ui/table";
import type { ListFilter } from "./list";

/** State of a list that is kept in the URL. */
export interface ListState {
  search: string;
  /** Values by filter name; a missing filter matches everything. */
  filters: Readonly<Record<string, string>>;
  sort: Sort | undefined;
  page: number;
  /** Keys of the hidden columns, separated by commas; `null` is the stored choice. */
  hide: string | null;
}

export type RawParams = Readonly<Record<string, string>>;

interface Rules<Row> {
  query: Schema;
  columns: readonly TableColumn<Row>[];
  sort?: Sort;
  filters?: readonly ListFilter[];
}

const MAX_SEARCH_LENGTH = 200;

/** Returns the parameters that the schema accepts. */
function filterAccepted(schema: Schema, raw: RawParams): RawParams {
  const parsed = z.safeParse(schema, raw);
  if (parsed.success) return raw;
  const refused = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  return Object.fromEntries(Object.entries(raw).filter(([name]) => !refused.has(name)));
}

function omitEmpty(parts: Record<string, string | null>): RawParams {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );
}

export function readState<Row>(rules: Rules<Row>, params: URLSearchParams): ListState {
  const { query, columns, sort, filters = [] } = rules;
  const key = params.get("sort") ?? "";
  const direction = params.get("dir") === "desc" ? "desc" : "asc";
  const known = filterAccepted(
    query,
    omitEmpty({
      ...Object.fromEntries(filters.map(({ name }) => [name, params.get(name)])),
      page: params.get("page"),
    }),
  );
  const { page, ...chosen } = known;
  return {
    search: (params.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    filters: chosen,
    sort: findSortColumn(columns, key) ? { key, direction } : sort,
    page: page ? Number(page) : 1,
    hide: params.get("hide"),
  };
}

/** Returns the URL parameters without defaults. Any change except of page and columns resets the page to 1. */
export function writeState({ sort: usual }: { sort?: Sort }, current: ListState, change: Partial<ListState>) {
  const keepsPage = Object.keys(change).every((part) => part === "hide");
  const { search, filters, sort, page, hide } = {
    ...current,
    ...(keepsPage ? {} : { page: 1 }),
    ...change,
  };
  const params = new URLSearchParams(omitEmpty({ search, ...filters }));
  if (sort && (sort.key !== usual?.key || sort.direction !== usual.direction)) {
    params.set("sort", sort.key);
    params.set("dir", sort.direction);
  }
  if (page > 1) params.set("page", String(page));
  if (hide !== null) params.set("hide", hide);
  return params;
}

/** Returns the query for the server. */
export function buildQuery<Row, Q extends Schema>(
  { query, columns }: { query: Q; columns: readonly TableColumn<Row>[] },
  { search, filters, sort }: ListState,
  page: { page: number; pageSize: number },
): z.output<Q> {
  const sortBy = sort && findSortColumn(columns, sort.key)?.sort;
  const order = sort && typeof sortBy === "string" ? { sortBy, sortDir: sort.direction } : {};
  return z.parse(query, {
    ...omitEmpty({ search, ...filters }),
    ...order,
    page: String(page.page),
    pageSize: String(page.pageSize),
  });
}

import type { Schema } from "@listwise/contracts/api";
import { z } from "@listwise/contracts/zod";
import type { Sort } from "@listwise/shared-ui";
import type { ListFilter } from "./list";

/** State of a list that is kept in the URL. */
export interface ListState {
  search: string;
  /** Values by filter name; a missing filter matches everything. */
  filters: Readonly<Record<string, string>>;
  sort: Sort | undefined;
  page: number;
  /** Keys of the hidden columns. */
  hidden: readonly string[];
}

export type RawParams = Readonly<Record<string, string>>;

interface Rules {
  query: Schema;
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

export function readState({ query, sort, filters = [] }: Rules, params: URLSearchParams): ListState {
  const known = filterAccepted(
    query,
    omitEmpty({
      ...Object.fromEntries(filters.map(({ name }) => [name, params.get(name)])),
      sortBy: params.get("sort"),
      sortDir: params.get("dir"),
      page: params.get("page"),
    }),
  );
  const { sortBy, sortDir, page, ...chosen } = known;
  return {
    search: (params.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    filters: chosen,
    sort: sortBy ? { key: sortBy, direction: sortDir === "desc" ? "desc" : "asc" } : sort,
    page: page ? Number(page) : 1,
    hidden: (params.get("hide") ?? "").split(",").filter(Boolean),
  };
}

/** Returns the URL parameters without defaults. Any change except of page and columns resets the page to 1. */
export function writeState(
  { sort: usual }: Pick<Rules, "sort">,
  current: ListState,
  change: Partial<ListState>,
) {
  const keepsPage = Object.keys(change).every((part) => part === "hidden");
  const { search, filters, sort, page, hidden } = {
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
  if (hidden.length > 0) params.set("hide", hidden.join(","));
  return params;
}

/** Returns the query for the server. */
export function buildQuery<Q extends Schema>(
  schema: Q,
  { search, filters, sort }: ListState,
  page: { page: number; pageSize: number },
): z.output<Q> {
  const order = sort ? { sortBy: sort.key, sortDir: sort.direction } : {};
  return z.parse(schema, {
    ...omitEmpty({ search, ...filters }),
    ...order,
    page: String(page.page),
    pageSize: String(page.pageSize),
  });
}

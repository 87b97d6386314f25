import { z, type Schema } from "@listwise/contracts";
import type { Sort } from "@listwise/shared-ui";
import type { ListFilter } from "./list";

/** What of a list lives in the address. */
export interface ListState {
  search: string;
  /** By name; an absent one lets everything through. */
  filters: Readonly<Record<string, string>>;
  sort: Sort | undefined;
  page: number;
  /** Keys of the columns that are not shown. */
  hidden: readonly string[];
}

export type Raw = Readonly<Record<string, string>>;

interface Rules {
  query: Schema;
  sort?: Sort;
  filters?: readonly ListFilter[];
}

const SEARCH_MOST = 200;

/** The parts that the schema accepts; what it refuses is left out. */
function accepted(schema: Schema, raw: Raw): Raw {
  const parsed = z.safeParse(schema, raw);
  if (parsed.success) return raw;
  const refused = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  return Object.fromEntries(Object.entries(raw).filter(([name]) => !refused.has(name)));
}

function filled(parts: Record<string, string | null>): Raw {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );
}

export function readState({ query, sort, filters = [] }: Rules, params: URLSearchParams): ListState {
  const known = accepted(
    query,
    filled({
      ...Object.fromEntries(filters.map(({ name }) => [name, params.get(name)])),
      sortBy: params.get("sort"),
      sortDir: params.get("dir"),
      page: params.get("page"),
    }),
  );
  const { sortBy, sortDir, page, ...chosen } = known;
  return {
    search: (params.get("search") ?? "").trim().slice(0, SEARCH_MOST),
    filters: chosen,
    sort: sortBy ? { key: sortBy, direction: sortDir === "desc" ? "desc" : "asc" } : sort,
    page: page ? Number(page) : 1,
    hidden: (params.get("hide") ?? "").split(",").filter(Boolean),
  };
}

/** The address's query without what is the default; every change but that of page or columns starts at page 1. */
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
  const params = new URLSearchParams(filled({ search, ...filters }));
  if (sort && (sort.key !== usual?.key || sort.direction !== usual.direction)) {
    params.set("sort", sort.key);
    params.set("dir", sort.direction);
  }
  if (page > 1) params.set("page", String(page));
  if (hidden.length > 0) params.set("hide", hidden.join(","));
  return params;
}

/** What is asked of the server. */
export function queryOf<Q extends Schema>(
  schema: Q,
  { search, filters, sort }: ListState,
  page: { page: number; pageSize: number },
): z.output<Q> {
  const order = sort ? { sortBy: sort.key, sortDir: sort.direction } : {};
  return z.parse(schema, {
    ...filled({ search, ...filters }),
    ...order,
    page: String(page.page),
    pageSize: String(page.pageSize),
  });
}

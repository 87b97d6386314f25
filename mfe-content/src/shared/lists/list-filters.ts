import { useSearchParams } from "@listwise/shared-ui";

export interface ListFilters {
  search: string;
  /** Slug of the category; empty for all. */
  category: string;
  page: number;
}

const MAX_LENGTH = { search: 200, category: 100 };

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** Reads the filters from an address; invalid values become their defaults. */
export function parseFilters(params: URLSearchParams): ListFilters {
  return {
    search: (params.get("search") ?? "").trim().slice(0, MAX_LENGTH.search),
    category: (params.get("category") ?? "").trim().slice(0, MAX_LENGTH.category),
    page: readPage(params.get("page")),
  };
}

/** Returns the query string for changed filters. A new search or category starts at page 1. */
export function formatFilters(current: ListFilters, change: Partial<ListFilters>): string {
  const next = { ...current, page: 1, ...change };
  const params = new URLSearchParams();
  if (next.search.trim()) params.set("search", next.search.trim());
  if (next.category) params.set("category", next.category);
  if (next.page > 1) params.set("page", String(next.page));
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** Keeps a list's filters in the address. */
export function useListFilters(base: string) {
  const [params, setParams] = useSearchParams();
  const filters = parseFilters(params);
  return {
    filters,
    change: (part: Partial<ListFilters>) => setParams(formatFilters(filters, part)),
    getHref: (part: Partial<ListFilters>) => `${base}${formatFilters(filters, part)}`,
  };
}

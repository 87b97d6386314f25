import { useUrlParams } from "../../shared/use-url-params";
import { NO_FILTER, parseSort, formatSort, type KeywordView } from "./keyword-view";

const filters = ["filter", "country", "category", "favorites", "rank", "change"] as const;

/** Reads and writes the filters, sort and page in the URL. Changing a filter or the sort goes back to page 1. */
export function useKeywordView() {
  const { params, change } = useUrlParams();
  const view: KeywordView = {
    ...NO_FILTER,
    ...Object.fromEntries(filters.map((name) => [name, params.get(name) ?? ""])),
    country: params.get("country")?.toLowerCase() ?? "",
    sort: parseSort(params.get("sort")),
    page: Math.max(1, Math.trunc(Number(params.get("page"))) || 1),
  };
  function setView({ sort, page = 1, ...changed }: Partial<KeywordView>): void {
    change({
      ...changed,
      ...(sort ? { sort: formatSort(sort) } : {}),
      page: page > 1 ? String(page) : "",
    });
  }
  return { view, setView };
}

/** Returns the part of the query string that describes the view. */
export function useViewQuery(): string {
  const { params } = useUrlParams();
  const kept = [...filters, "sort"].flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
}

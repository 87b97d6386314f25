import { useUrlParams } from "../../shared/use-url-params";
import { NO_FILTER, parseSort, printSort, type KeywordView } from "./keyword-view";

const filters = ["filter", "country", "category", "favorites", "rank", "change"] as const;

/** Filters, sort and page of the URL. Another filter or sort begins on the first page. */
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
      ...(sort ? { sort: printSort(sort) } : {}),
      page: page > 1 ? String(page) : "",
    });
  }
  return { view, setView };
}

/** The part of the address that is this view, without what else stands in it. */
export function useViewQuery(): string {
  const { params } = useUrlParams();
  const kept = [...filters, "sort"].flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
}

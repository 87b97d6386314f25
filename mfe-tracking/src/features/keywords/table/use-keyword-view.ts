import { useUrlParams } from "../../../shared/use-url-params";
import { NO_FILTER, type KeywordView } from "./keyword-view";

const filters = ["filter", "country", "category", "favorites", "rank", "change"] as const;

/** Reads and writes the view in the URL. Changing a filter or the sort goes back to page 1. */
export function useKeywordView() {
  const { params, change } = useUrlParams();
  const view: KeywordView = {
    ...NO_FILTER,
    ...Object.fromEntries(filters.map((name) => [name, params.get(name) ?? ""])),
    country: params.get("country")?.toLowerCase() ?? "",
    sort: params.get("sort"),
    hide: params.get("hide"),
    page: Math.max(1, Math.trunc(Number(params.get("page"))) || 1),
  };
  function setView({ page = 1, ...changed }: Partial<KeywordView>): void {
    change({ ...changed, page: page > 1 ? String(page) : "" });
  }
  return { view, setView };
}

/** Returns the query string of the view with its hidden columns, without the page. */
export function buildViewQuery(view: KeywordView, hidden: readonly string[]): string {
  const kept = { ...view, hide: hidden.join() };
  const parts = [...filters, "sort" as const, "hide" as const].flatMap((name) => {
    const value = kept[name];
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(parts).toString();
}

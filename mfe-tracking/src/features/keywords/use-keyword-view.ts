import { useUrlParams } from "../../shared/use-url-params";
import { parseSort, printSort, type KeywordView } from "./keyword-view";

/** Filter, country and sort of the URL. */
export function useKeywordView() {
  const { params, change } = useUrlParams();
  const view: KeywordView = {
    filter: params.get("filter") ?? "",
    country: params.get("country")?.toLowerCase() ?? "",
    sort: parseSort(params.get("sort")),
  };
  function setView(next: Partial<KeywordView>): void {
    change({
      ...(next.filter === undefined ? {} : { filter: next.filter }),
      ...(next.country === undefined ? {} : { country: next.country }),
      ...(next.sort ? { sort: printSort(next.sort) } : {}),
    });
  }
  return { view, setView };
}

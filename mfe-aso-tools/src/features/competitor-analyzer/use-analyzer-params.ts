import { useSearchParams } from "@listwise/shared-ui";
import { MATCH_FILTERS } from "./match";

const VIEWS = ["competitors", "keywords", "icons"] as const;

/**
 * Reads and writes the view in the address: `?view=&q=&match=&gaps=`. The names don't collide with those of the app
 * details, which open above any page.
 */
export function useAnalyzerParams() {
  const [search, setSearch] = useSearchParams();

  function change(values: Record<string, string | null>) {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return {
    view: VIEWS.find((view) => view === search.get("view")) ?? "competitors",
    search: search.get("q") ?? "",
    match: MATCH_FILTERS.find((match) => match === search.get("match")) ?? "all",
    gapsOnly: search.get("gaps") === "1",
    setView: (view: string) => change({ view: view === "competitors" ? null : view }),
    setSearch: (text: string) => change({ q: text }),
    setMatch: (match: string) => change({ match: match === "all" ? null : match }),
    setGapsOnly: (on: boolean) => change({ gaps: on ? "1" : null }),
    clearFilters: () => change({ q: null, match: null }),
  };
}

import { useMemo } from "react";
import { useSearchParams } from "@listwise/shared-ui";
import { GAP_FILTERS } from "./keywords/gap-filters";
import { MATCH_FILTERS } from "./match";
import { CHANGED_FIELDS } from "./side-by-side/history/changed-fields";
import { DEFAULT_RANGE, parseRange } from "./side-by-side/date-ranges";

const VIEWS = ["competitors", "keywords", "history", "timeline", "screenshots", "icons"] as const;

const parseIds = (text: string | null) =>
  (text ?? "")
    .split(",")
    .map(Number)
    .filter((id) => id > 0);

/**
 * Reads and writes the view in the address: `?view=&q=&match=&sort=&show=&rival=&new=&with=&range=&field=`. The names don't collide with
 * those of the app details, which open above any page.
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

  const chosen = search.get("with");
  const compared = useMemo(() => (chosen === null ? undefined : parseIds(chosen)), [chosen]);

  return {
    view: VIEWS.find((view) => view === search.get("view")) ?? "competitors",
    search: search.get("q") ?? "",
    match: MATCH_FILTERS.find((match) => match === search.get("match")) ?? "all",
    /** Name of the chosen order of the cards; `null` for the default. */
    cardSort: search.get("sort"),
    show: GAP_FILTERS.find(({ key }) => key === search.get("show"))?.key ?? "gaps",
    /** Id of the competitor whose keywords are shown; `null` for those of all. */
    rival: parseIds(search.get("rival"))[0] ?? null,
    isUntrackedOnly: search.get("new") === "1",
    /** Ids of the competitors in the side-by-side views; undefined until the user chooses some. */
    compared,
    dateRange: parseRange(search.get("range")),
    field: CHANGED_FIELDS.find((field) => field === search.get("field")) ?? null,
    setView: (view: string) => change({ view: view === "competitors" ? null : view, q: null }),
    setSearch: (text: string) => change({ q: text }),
    setMatch: (match: string) => change({ match: match === "all" ? null : match }),
    setCardSort: (sort: string | null) => change({ sort }),
    setShow: (show: string) => change({ show: show === "gaps" ? null : show }),
    setRival: (id: number | null) => change({ rival: id === null ? null : String(id) }),
    setUntrackedOnly: (on: boolean) => change({ new: on ? "1" : null }),
    setCompared: (ids: readonly number[]) => change({ with: ids.join() || "none" }),
    setDateRange: (range: string) => change({ range: range === DEFAULT_RANGE ? null : range }),
    setField: (field: string | null) => change({ field }),
    clearFilters: () => change({ q: null, match: null }),
    clearKeywordFilters: () => change({ q: null, show: "all", rival: null, new: null }),
  };
}

export type AnalyzerParams = ReturnType<typeof useAnalyzerParams>;

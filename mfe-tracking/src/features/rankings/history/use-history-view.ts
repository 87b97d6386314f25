import type { AppSummary } from "@listwise/contracts/apps";
import { SHORT_RANGES } from "../../../shared/trends/date-ranges";
import { useUrlParams } from "../../../shared/use-url-params";

/** The chart has this many colors. */
export const MAX_APPS = 6;

/** Returns the open history from the URL; Back closes it. */
export function useHistoryView(apps: readonly AppSummary[]) {
  const { params, change } = useUrlParams();
  const asked = (params.get("compare") ?? "").split(",");
  const compared = asked.flatMap((id) => apps.find((app) => String(app.id) === id) ?? []).slice(0, MAX_APPS);
  const shown = compared.length > 0 ? compared : apps.slice(0, 1);
  const write = (list: readonly AppSummary[]) => list.map(({ id }) => id).join(",");
  return {
    keywordId: params.get("history"),
    apps: shown,
    range: SHORT_RANGES.find(({ value }) => value === params.get("range"))?.value ?? "90days",
    /** The app whose listing changes are shown. */
    changed: shown.find(({ id }) => String(id) === params.get("changes")) ?? shown[0],
    open: (keywordId: string, app: AppSummary) =>
      change({ history: keywordId, compare: write([app]), changes: null }, { push: true }),
    close: () => change({ history: null, compare: null, changes: null, range: null }),
    setRange: (range: string) => change({ range }),
    setChanged: (id: string) => change({ changes: id }),
    toggle: (app: AppSummary) => {
      const rest = shown.filter(({ id }) => id !== app.id);
      const next = rest.length < shown.length ? rest : [...shown, app];
      if (next.length > 0 && next.length <= MAX_APPS) change({ compare: write(next) });
    },
  };
}

export type HistoryView = ReturnType<typeof useHistoryView>;

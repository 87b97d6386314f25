import { subtractRanks } from "@listwise/aso-core/visibility";
import type { AppSummary } from "@listwise/contracts/apps";
import type { MatrixRank } from "@listwise/contracts/rankings";
import { getChangeStep, getRankBand } from "@listwise/shared-ui";
import type { MatrixRow } from "./build-matrix";

/** The filters and sort of the matrix; "" means no filter. */
export interface RankView {
  /** The id of the only app to show, or "". */
  app: string;
  filter: string;
  band: string;
  change: string;
  category: string;
  favorites: boolean;
  /** Key of a column, with `-` in front for descending; null is the usual order. */
  sort: string | null;
}

export const bandOptions = [
  { value: "", label: "All ranks" },
  { value: "rank-3", label: "Top 3" },
  { value: "rank-10", label: "4–10" },
  { value: "rank-20", label: "11–20" },
  { value: "rank-50", label: "21–50" },
  { value: "rank-100", label: "51–100" },
  { value: "rank-200", label: "101–200" },
  { value: "rank-none", label: ">200 or not checked" },
];

export const changeOptions = [
  { value: "", label: "All changes" },
  { value: "change-surge", label: "Up by more than 10" },
  { value: "change-up", label: "Up by 1–10" },
  { value: "change-flat", label: "No change" },
  { value: "change-down", label: "Down by 1–9" },
  { value: "change-drop", label: "Down by 10 or more" },
];

/** Returns `previousRank − currentRank`: positive means improved; `null` if one is unknown. */
export const getChange = ({ previousRank, currentRank }: MatrixRank) =>
  subtractRanks(previousRank, currentRank);

const isCell = (cell: MatrixRank | undefined) => cell !== undefined;

function matches(cell: MatrixRank, view: RankView): boolean {
  if (view.band && getRankBand(cell.currentRank) !== view.band) return false;
  const change = getChange(cell);
  return !view.change || (change !== null && getChangeStep(change) === view.change);
}

/** Returns the apps to show: the chosen one, or all. */
export function chooseApps(all: readonly AppSummary[], { app }: RankView): readonly AppSummary[] {
  const chosen = all.filter(({ id }) => String(id) === app);
  return chosen.length > 0 ? chosen : all;
}

/** Returns the ranks of a row in the shown apps. */
export function getCells({ byApp }: MatrixRow, apps: readonly AppSummary[]): MatrixRank[] {
  return apps.map(({ id }) => byApp.get(id)).filter(isCell);
}

/** Returns the rows that match the filters. */
export function filterRows(
  rows: readonly MatrixRow[],
  apps: readonly AppSummary[],
  view: RankView,
): MatrixRow[] {
  const text = view.filter.trim().toLowerCase();
  return rows
    .filter(({ platform }) => apps.some((app) => app.platform === platform))
    .filter(({ keyword }) => keyword.toLowerCase().includes(text))
    .filter(({ category }) => !view.category || category === view.category)
    .filter(({ isFavorite }) => isFavorite || !view.favorites)
    .filter((row) => (!view.band && !view.change) || getCells(row, apps).some((cell) => matches(cell, view)));
}

import type { AppSummary } from "@listwise/contracts/apps";
import type { KeywordRanking } from "@listwise/contracts/rankings";
import { getChangeStep, getRankBand, type Sort } from "@listwise/shared-ui";
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
  sort: Sort;
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

export const DEFAULT_SORT: Sort = { key: "keyword", direction: "asc" };
const SORTS = /^-?(keyword|rank|change|app-\d+)$/;

/** Parses `change` or `-change`, or `app-11` for an app's rank; unknown keys sort by keyword. */
export function parseSort(text: string | null): Sort {
  if (!text || !SORTS.test(text)) return DEFAULT_SORT;
  return { key: text.replace(/^-/, ""), direction: text.startsWith("-") ? "desc" : "asc" };
}

export function formatSort({ key, direction }: Sort): string {
  return direction === "desc" ? `-${key}` : key;
}

const isCell = (cell: KeywordRanking | undefined) => cell !== undefined;

function matches({ currentRank, change }: KeywordRanking, view: RankView): boolean {
  if (view.band && getRankBand(currentRank) !== view.band) return false;
  return !view.change || (change !== null && getChangeStep(change) === view.change);
}

type Value = string | number | null;

/**
 * Returns the sort value of a row: for `rank` the best rank, for `change` the largest change in either direction, among
 * the visible apps.
 */
function getSortValue(row: MatrixRow, cells: readonly KeywordRanking[], key: string): Value {
  if (key === "keyword") return row.keyword;
  if (key.startsWith("app-")) return row.byApp.get(Number(key.slice(4)))?.currentRank ?? null;
  if (key === "rank") {
    const ranks = cells.map(({ currentRank }) => currentRank).filter((rank) => rank !== null);
    return ranks.length > 0 ? Math.min(...ranks) : null;
  }
  const moves = cells.map(({ change }) => change).filter((change) => change !== null);
  return moves.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? null;
}

function compare(left: Value, right: Value): number {
  if (typeof left === "number" && typeof right === "number") return left - right;
  return String(left).localeCompare(String(right), "en");
}

/** Returns the visible rows and apps; unknown values come last in either direction. */
export function applyView(rows: readonly MatrixRow[], all: readonly AppSummary[], view: RankView) {
  const chosen = all.filter(({ id }) => String(id) === view.app);
  const apps = chosen.length > 0 ? chosen : all;
  const getCells = ({ byApp }: MatrixRow) => apps.map(({ id }) => byApp.get(id)).filter(isCell);
  const text = view.filter.trim().toLowerCase();
  const sign = view.sort.direction === "asc" ? 1 : -1;
  const shown = rows
    .filter(({ keyword }) => keyword.toLowerCase().includes(text))
    .filter(({ category }) => !view.category || category === view.category)
    .filter(({ isFavorite }) => isFavorite || !view.favorites)
    .filter((row) => (!view.band && !view.change) || getCells(row).some((cell) => matches(cell, view)))
    .map((row) => ({ row, value: getSortValue(row, getCells(row), view.sort.key) }))
    .toSorted((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return sign * compare(a.value, b.value);
    })
    .map(({ row }) => row);
  return { apps, rows: shown };
}

import type { Rank, UserKeyword } from "@listwise/contracts";
import type { RankedKeywords } from "./ranked.repository";

export interface StoredRank {
  currentRank: number | null;
  previousRank: number | null;
  checkedAt: Date | null;
  previousCheckedAt: Date | null;
}

/** Positive is better; without a previous rank there is no change. */
function changeOf(currentRank: number | null, previousRank: number | null): number | null {
  return currentRank === null || previousRank === null ? null : previousRank - currentRank;
}

export function presentRank({ currentRank, previousRank, checkedAt, previousCheckedAt }: StoredRank): Rank {
  return {
    currentRank,
    previousRank,
    change: changeOf(currentRank, previousRank),
    checkedAt: checkedAt?.toISOString() ?? null,
    previousCheckedAt: previousCheckedAt?.toISOString() ?? null,
  };
}

/** A moment as `toISOString` writes it. The database's text has up to six digits of a second; a `Date` costs ten times this. */
function iso(utc: string): string {
  const whole = utc.length === 19 ? `${utc}.` : utc;
  return `${whole.slice(0, 23).padEnd(23, "0")}Z`;
}

function at<T>(column: readonly T[], row: number): T {
  const value = column[row];
  if (value === undefined) throw new Error(`A column of keywords has no row ${row}.`);
  return value;
}

function presentBest(columns: RankedKeywords, row: number): UserKeyword["best"] {
  const appId = at(columns.appId, row);
  if (appId === null) return null;
  const currentRank = at(columns.currentRank, row);
  const previousRank = at(columns.previousRank, row);
  const checkedAt = at(columns.checkedAt, row);
  const previousCheckedAt = at(columns.previousCheckedAt, row);
  return {
    currentRank,
    previousRank,
    change: changeOf(currentRank, previousRank),
    checkedAt: checkedAt && iso(checkedAt),
    previousCheckedAt: previousCheckedAt && iso(previousCheckedAt),
    appId,
    appName: at(columns.appName, row) ?? `App ${appId}`,
    appIcon: at(columns.appIcon, row),
  };
}

export function presentKeywords(columns: RankedKeywords): UserKeyword[] {
  return columns.id.map((id, row) => {
    const keyword = { id: at(columns.keywordId, row), text: at(columns.text, row) };
    return {
      id,
      keywordId: keyword.id,
      keywordText: keyword.text,
      keyword,
      Keyword: keyword,
      country: at(columns.country, row),
      category: at(columns.category, row),
      notes: at(columns.notes, row),
      origin: at(columns.origin, row),
      isFavorite: at(columns.isFavorite, row),
      createdAt: iso(at(columns.createdAt, row)),
      best: presentBest(columns, row),
    };
  });
}

import { PLATFORMS, type Platform } from "@listwise/aso-core/stores";
import type { AppSummary } from "@listwise/contracts/apps";
import type { UserKeyword } from "@listwise/contracts/keywords";
import type { KeywordRanking } from "@listwise/contracts/rankings";

export interface MatrixRow {
  keyword: string;
  keywordId: string;
  /** Store of the keyword: apps of the other one have no ranks for it. */
  platform: Platform;
  category: string;
  isFavorite: boolean;
  byApp: ReadonlyMap<number, KeywordRanking>;
}

/** Returns one row per keyword, with its cells by app. */
export function buildMatrix(
  rankings: readonly KeywordRanking[],
  {
    apps,
    keywords,
    country,
  }: { apps: readonly AppSummary[]; keywords: readonly UserKeyword[]; country: string },
): MatrixRow[] {
  const notes = new Map(
    keywords.filter((keyword) => keyword.country === country).map((keyword) => [keyword.keywordId, keyword]),
  );
  const rows = new Map<string, Map<number, KeywordRanking>>();
  for (const ranking of rankings) {
    if (ranking.keywordId === null) continue;
    const row = rows.get(ranking.keywordId) ?? new Map<number, KeywordRanking>();
    rows.set(ranking.keywordId, row.set(ranking.appId, ranking));
  }
  return [...rows].map(([keywordId, byApp]) => ({
    keywordId,
    platform: apps.find(({ id }) => byApp.has(id))?.platform ?? PLATFORMS[0],
    keyword: byApp.values().next().value?.keyword ?? "",
    category: notes.get(keywordId)?.category ?? "",
    isFavorite: notes.get(keywordId)?.isFavorite ?? false,
    byApp,
  }));
}

/** Returns the ranking with the newest check, which has the time and the source of the matrix, if one was checked. */
export function findNewest(rankings: readonly KeywordRanking[]): KeywordRanking | undefined {
  return rankings.reduce<KeywordRanking | undefined>(
    (newest, ranking) => ((ranking.checkedAt ?? "") > (newest?.checkedAt ?? "") ? ranking : newest),
    undefined,
  );
}

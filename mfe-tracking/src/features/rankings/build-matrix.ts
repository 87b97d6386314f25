import type { UserKeyword } from "@listwise/contracts/keywords";
import type { KeywordRanking } from "@listwise/contracts/rankings";

export interface MatrixRow {
  keyword: string;
  keywordId: string;
  category: string;
  isFavorite: boolean;
  byApp: ReadonlyMap<number, KeywordRanking>;
}

/** Returns one row per keyword, with its cells by app. */
export function buildMatrix(
  rankings: readonly KeywordRanking[],
  keywords: readonly UserKeyword[],
  country: string,
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
    keyword: byApp.values().next().value?.keyword ?? "",
    category: notes.get(keywordId)?.category ?? "",
    isFavorite: notes.get(keywordId)?.isFavorite ?? false,
    byApp,
  }));
}

/** Returns the time and source of the newest rank check. */
export function newestProvenance(rankings: readonly KeywordRanking[]) {
  return rankings
    .filter(({ checkedAt }) => checkedAt !== null)
    .toSorted((a, b) => String(b.checkedAt).localeCompare(String(a.checkedAt)))[0];
}

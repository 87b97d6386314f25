import type { KeywordRanking } from "@listwise/contracts";

export interface MatrixRow {
  keyword: string;
  byApp: ReadonlyMap<number, KeywordRanking>;
}

/** One row per keyword, by name; its cells by app. */
export function buildMatrix(rankings: readonly KeywordRanking[]): MatrixRow[] {
  const rows = new Map<string, Map<number, KeywordRanking>>();
  for (const ranking of rankings) {
    const row = rows.get(ranking.keyword) ?? new Map<number, KeywordRanking>();
    rows.set(ranking.keyword, row.set(ranking.appId, ranking));
  }
  return [...rows]
    .map(([keyword, byApp]) => ({ keyword, byApp }))
    .toSorted((a, b) => a.keyword.localeCompare(b.keyword, "en"));
}

/** When the newest of the ranks was looked up, and where. */
export function newestProvenance(rankings: readonly KeywordRanking[]) {
  return rankings
    .filter(({ checkedAt }) => checkedAt !== null)
    .toSorted((a, b) => String(b.checkedAt).localeCompare(String(a.checkedAt)))[0];
}

import { computeRankChange } from "@listwise/aso-core/visibility";
import type { ReportKeyword } from "@listwise/contracts/client-reports";
import type { AppContext } from "../../../infra/context";
import { loadKeywordFigures } from "../../keyword-table";
import { findComparedKeywords } from "../../keywords";
import type { PeriodKeyword } from "../../portfolio";

const UNKNOWN = Number.POSITIVE_INFINITY;

/** Loads the keywords of an app with their figures, best rank first, then the most popular ones; at most `limit`. */
export async function loadKeywordRows(
  ctx: AppContext,
  userId: number,
  { appId, country }: { appId: number; country: string },
  keywords: readonly PeriodKeyword[],
  limit: number,
): Promise<ReportKeyword[]> {
  const tracked = await findComparedKeywords(ctx.db, userId, appId, country);
  const figures = await loadKeywordFigures(ctx, userId, appId, tracked);
  const byId = new Map(
    tracked.map(({ keywordId, category }, index) => [keywordId, { category, ...figures[index] }]),
  );
  const rows = keywords.map(({ keywordId, text, rank, previousRank, since }) => {
    const {
      popularity = null,
      difficulty = null,
      chance = null,
      results = null,
      category = null,
    } = byId.get(keywordId) ?? {};
    const change = computeRankChange(previousRank, rank);
    return {
      keyword: text,
      popularity,
      difficulty,
      chance,
      rank,
      previousRank,
      since,
      results,
      change,
      category,
    };
  });
  return rows
    .toSorted(
      (a, b) =>
        (a.rank ?? UNKNOWN) - (b.rank ?? UNKNOWN) ||
        (b.popularity ?? -1) - (a.popularity ?? -1) ||
        a.keyword.localeCompare(b.keyword),
    )
    .slice(0, limit);
}

import type { CachedMetrics } from "@listwise/contracts/keywords";
import type { AppContext } from "../../infra/context";
import { findTracked } from "../keywords";
import { checkFeature } from "../limits";
import { assertStorefront, normalizeKeyword, getStore } from "../store";
import { findLatestMetricsByText } from "./research.repository";

/**
 * Returns cached metrics of keywords without calling the store; difficulty and opportunity only if the plan includes
 * them.
 */
export async function loadCachedMetrics(
  ctx: AppContext,
  userId: number,
  { country, keywords }: { country: string; keywords: readonly string[] },
): Promise<CachedMetrics[]> {
  assertStorefront(country);
  const texts = keywords.map(normalizeKeyword);
  const figures = await findLatestMetricsByText(ctx.db, getStore(ctx).name, country, texts);
  const tracked = new Set((await findTracked(ctx.db, userId, country)).map(({ text }) => text));
  const { allowed } = await checkFeature(ctx.db, userId, "advanced_keyword_analysis");
  return keywords.map((keyword, index) => {
    const text = texts[index] ?? keyword;
    const found = figures.get(text);
    return {
      keyword,
      popularity: found?.popularity ?? null,
      difficulty: allowed ? (found?.difficulty ?? null) : null,
      opportunity: allowed ? (found?.opportunity ?? null) : null,
      computedAt: found?.computedAt.toISOString() ?? null,
      tracked: tracked.has(text),
    };
  });
}

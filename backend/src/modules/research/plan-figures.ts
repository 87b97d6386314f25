import type { KeywordMetrics, Metric } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import { checkFeature } from "../limits";

const REASON = "This feature is not available on your current plan";

const withheld = (metric: Metric): Metric => ({ ...metric, value: null, reason: REASON, inputs: [] });

/** Popularity is for everybody; how hard a keyword is and what it promises, for plans with the advanced analysis. */
export async function forPlan(
  ctx: AppContext,
  userId: number,
  metrics: KeywordMetrics,
): Promise<KeywordMetrics> {
  const { allowed } = await checkFeature(ctx.db, userId, "advanced_keyword_analysis");
  if (allowed) return metrics;
  return {
    ...metrics,
    difficulty: withheld(metrics.difficulty),
    opportunity: withheld(metrics.opportunity),
  };
}

import type { KeywordMetrics, Metric } from "@listwise/contracts/keywords";
import type { AppContext } from "../../infra/context";
import { checkFeature } from "../limits";

const REASON = "This feature is not available on your current plan";

const redactMetric = (metric: Metric): Metric => ({ ...metric, value: null, reason: REASON, inputs: [] });

/**
 * Removes difficulty and opportunity, with a reason, unless the user's plan includes advanced analysis. Popularity is
 * in every plan.
 */
export async function redactForPlan(
  ctx: AppContext,
  userId: number,
  metrics: KeywordMetrics,
): Promise<KeywordMetrics> {
  const { allowed } = await checkFeature(ctx.db, userId, "advanced_keyword_analysis");
  if (allowed) return metrics;
  return {
    ...metrics,
    difficulty: redactMetric(metrics.difficulty),
    opportunity: redactMetric(metrics.opportunity),
  };
}

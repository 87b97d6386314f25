import {
  KEYWORD_METRICS,
  mapMetrics,
  type KeywordMetrics,
  type Metric,
  type MetricKey,
  type MetricValues,
} from "@listwise/contracts/keywords";
import type { AppContext } from "../../infra/context";
import { checkFeature } from "../limits";

const REASON = "This feature is not available on your current plan";

const redactMetric = (metric: Metric): Metric => ({ ...metric, value: null, reason: REASON, inputs: [] });

const isIncluded = (key: MetricKey, advanced: boolean) => advanced || !KEYWORD_METRICS[key].advanced;

/** Returns the values of metrics that a plan with or without `advanced` analysis includes; the others are `null`. */
export function redactValues(values: MetricValues | undefined, advanced: boolean): MetricValues {
  return mapMetrics((key) => (isIncluded(key, advanced) ? (values?.[key] ?? null) : null));
}

/** Removes the advanced metrics, with a reason, unless the user's plan includes advanced analysis. */
export async function redactForPlan(
  ctx: AppContext,
  userId: number,
  metrics: KeywordMetrics,
): Promise<KeywordMetrics> {
  const { allowed } = await checkFeature(ctx.db, userId, "advanced_keyword_analysis");
  return {
    ...metrics,
    ...mapMetrics((key) => (isIncluded(key, allowed) ? metrics[key] : redactMetric(metrics[key]))),
  };
}

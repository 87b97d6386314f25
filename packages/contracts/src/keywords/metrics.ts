/**
 * Metrics that are stored for each keyword and storefront. `advanced` ones are `null` if the plan lacks advanced keyword
 * analysis.
 */
export const KEYWORD_METRICS = {
  popularity: { advanced: false },
  difficulty: { advanced: true },
  opportunity: { advanced: true },
} as const;

/** Key of a stored metric. */
export type MetricKey = keyof typeof KEYWORD_METRICS;

/** Values of all stored metrics; `null` if unknown. */
export type MetricValues = Record<MetricKey, number | null>;

/** Returns an object with a value for each stored metric. */
export function mapMetrics<Value>(build: (key: MetricKey) => Value): Record<MetricKey, Value> {
  return {
    popularity: build("popularity"),
    difficulty: build("difficulty"),
    opportunity: build("opportunity"),
  };
}

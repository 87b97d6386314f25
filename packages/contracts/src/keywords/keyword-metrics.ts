import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { IdSchema } from "../api/ids";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { KeywordTextSchema } from "./keywords";
import { mapMetrics } from "./metrics";

/** Maximum number of keywords per request. */
export const MAX_METRICS_KEYWORDS = 1000;

/** Fields with the values of all stored metrics: `popularity` 5–100, the others 0–100. */
export const MetricValueFields = mapMetrics(() => z.nullable(z.number()));

/**
 * Latest stored metrics of a keyword in a country; everything including `computedAt` is `null` if none were computed.
 * `tracked`: it is on the list of the given app, or without one on any of the user's lists.
 */
export const LatestMetricsSchema = z.object({
  keyword: z.string(),
  ...MetricValueFields,
  computedAt: z.nullable(z.string()),
  tracked: z.boolean(),
});

/** Parsed {@link LatestMetricsSchema}. */
export type LatestMetrics = z.infer<typeof LatestMetricsSchema>;

/** Endpoint for the metrics of many keywords. */
export const keywordMetricsEndpoints = {
  known: endpoint({
    method: "POST",
    path: "/keywords/figures",
    access: "user",
    tag: "keywords",
    summary: "Get the latest stored metrics of keywords in a country, in the given order; computes nothing",
    body: z.object({
      /** App whose list `tracked` is about; all lists if absent. */
      appId: z.optional(IdSchema),
      country: CountrySchema,
      keywords: z
        .array(KeywordTextSchema)
        .check(
          z.minLength(1, "Enter at least one keyword."),
          z.maxLength(MAX_METRICS_KEYWORDS, `Request at most ${MAX_METRICS_KEYWORDS} keywords at a time.`),
        ),
    }),
    response: answer(z.array(LatestMetricsSchema)),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
    idempotent: true,
  }),
};

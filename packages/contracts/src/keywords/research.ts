import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { KeywordIdSchema, PathIdSchema } from "../api/ids";
import { ProvenanceSchema } from "../store/provenance";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { AppSummarySchema, PlatformSchema } from "../apps/listing";
import { KeywordTextSchema } from "./keywords";
import { mapMetrics } from "./metrics";

/** Computed metric with all its inputs; `value` is `null` for the given reason. */
export const MetricSchema = z.object({
  value: z.nullable(z.number()),
  reason: z.nullable(z.string()),
  // The nullable part is a member because OpenAPI 3.0 can't express a nullable union.
  inputs: z.array(z.object({ label: z.string(), value: z.union([z.nullable(z.string()), z.number()]) })),
  provenance: ProvenanceSchema,
});

/** Parsed {@link MetricSchema}. */
export type Metric = z.infer<typeof MetricSchema>;

/**
 * Metrics of a keyword in a storefront. `popularity` is 5–100 (Apple Ads, or else an estimate), `difficulty` 0–100
 * (`top10-authority-saturation`), `opportunity` 0–100 derived from both. The specification's plain number `popularity`
 * is `data.popularity.value`.
 */
export const KeywordMetricsSchema = z.object({
  keyword: z.string(),
  country: z.string(),
  ...mapMetrics(() => MetricSchema),
});

/** Parsed {@link KeywordMetricsSchema}. */
export type KeywordMetrics = z.infer<typeof KeywordMetricsSchema>;

/** Suggested keyword. `score` is its suggestion score for the app, 0–100; `null` if it is unknown. */
export const SuggestionSchema = z.object({
  keyword: z.string(),
  score: z.nullable(z.number()),
  reason: z.enum(["autocomplete", "title", "modifier", "neighbour"]),
});

/** Parsed {@link SuggestionSchema}. */
export type Suggestion = z.infer<typeof SuggestionSchema>;

const Keyword = z.object({
  keyword: KeywordTextSchema,
  platform: z._default(PlatformSchema, "ios"),
  country: z._default(CountrySchema, "us"),
});
const KeywordRowSchema = z.object({ id: z.string(), text: z.string() });
const ById = z.object({ id: KeywordIdSchema });

/** Endpoints for keyword research. */
export const researchEndpoints = {
  metrics: endpoint({
    method: "GET",
    path: "/keywords/popularity",
    access: "user",
    tag: "keywords",
    summary: "Get the popularity, difficulty and opportunity of a keyword in a country, with their inputs",
    query: Keyword,
    response: answer(KeywordMetricsSchema, { popularity: z.nullable(z.number()) }),
    errors: ["UNKNOWN_COUNTRY", "STORE_UNAVAILABLE"],
  }),
  suggestions: endpoint({
    method: "GET",
    path: "/keywords/suggestions",
    access: "user",
    tag: "keywords",
    summary: "Suggest keywords related to a term, best first, without those marked as irrelevant for the app",
    query: z.object({
      term: KeywordTextSchema,
      /** Our id of the app that they are for; the current app if absent. */
      appId: z.optional(PathIdSchema),
      /** Store to search; that of the app if absent. In another store there are no scores. */
      platform: z.optional(PlatformSchema),
      country: z._default(CountrySchema, "us"),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 10),
    }),
    response: answer(z.array(SuggestionSchema), { provenance: ProvenanceSchema }),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY", "STORE_UNAVAILABLE"],
  }),
  appleStatus: endpoint({
    method: "GET",
    path: "/keywords/suggestions/apple/status",
    access: "user",
    tag: "keywords",
    summary: "Check whether Apple Search Ads is connected to this installation",
    response: answer(z.object({ connected: z.boolean() })),
  }),
  appleSuggestions: endpoint({
    method: "GET",
    path: "/keywords/suggestions/apple",
    access: "user",
    tag: "keywords",
    summary: "Get Apple Search Ads suggestions for a term; UNAVAILABLE without credentials",
    query: z.object({
      term: KeywordTextSchema,
      country: z._default(CountrySchema, "us"),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
    }),
    response: answer(z.array(z.object({ name: z.string(), popularity: z.nullable(z.number()) }))),
    errors: ["UNKNOWN_COUNTRY", "UNAVAILABLE", "STORE_UNAVAILABLE"],
  }),
  topAppsMulti: endpoint({
    method: "GET",
    path: "/keywords/top-apps-multi",
    access: "user",
    tag: "keywords",
    summary: "List the top ten apps for a keyword in several countries (comma-separated, at most 16)",
    query: z.object({
      keyword: KeywordTextSchema,
      platform: z._default(PlatformSchema, "ios"),
      countries: z.string().check(z.maxLength(100)),
    }),
    response: answer(
      z.array(
        z.object({
          country: z.string(),
          apps: z.array(z.object({ position: z.number(), app: AppSummarySchema })),
          provenance: ProvenanceSchema,
        }),
      ),
    ),
    errors: ["UNKNOWN_COUNTRY", "STORE_UNAVAILABLE"],
  }),
  byId: endpoint({
    method: "GET",
    path: "/keywords/{id}",
    access: "user",
    tag: "keywords",
    summary: "Get a keyword that you track",
    params: ById,
    response: answer(KeywordRowSchema),
    errors: ["NOT_FOUND"],
  }),
  byText: endpoint({
    method: "GET",
    path: "/keywords/text/{text}",
    access: "user",
    tag: "keywords",
    summary: "Get a keyword that you track by its text",
    params: z.object({ text: KeywordTextSchema }),
    response: answer(KeywordRowSchema),
    errors: ["NOT_FOUND"],
  }),
};

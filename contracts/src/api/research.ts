import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { KeywordIdSchema } from "../platform/ids";
import { ProvenanceSchema } from "../platform/provenance";
import { CountrySchema } from "../platform/storefronts";
import { z } from "../zod";
import { AppIdSchema, AppSummarySchema } from "./apps";
import { KeywordTextSchema } from "./keywords";

/** A figure that was computed here, with all that went into it; `value` is `null` for the reason given. */
export const MetricSchema = z.object({
  value: z.nullable(z.number()),
  reason: z.nullable(z.string()),
  // The text may be null, not the union: a union that may be null cannot be told in OpenAPI 3.0.
  inputs: z.array(z.object({ label: z.string(), value: z.union([z.nullable(z.string()), z.number()]) })),
  provenance: ProvenanceSchema,
});

/** Parsed {@link MetricSchema}. */
export type Metric = z.infer<typeof MetricSchema>;

/**
 * A keyword in a storefront. `popularity` is 5–100 (Apple Ads, else an estimate), `difficulty` 0–100
 * (`top10-authority-saturation`), `opportunity` 0–100 from both. The bare number `popularity` of the specification is
 * `data.popularity.value`.
 */
export const KeywordMetricsSchema = z.object({
  keyword: z.string(),
  country: z.string(),
  popularity: MetricSchema,
  difficulty: MetricSchema,
  opportunity: MetricSchema,
});

/** Parsed {@link KeywordMetricsSchema}. */
export type KeywordMetrics = z.infer<typeof KeywordMetricsSchema>;

/** A keyword that could be tracked. `score` is 0–100: how much it promises; `null` where nothing is known. */
export const SuggestionSchema = z.object({
  keyword: z.string(),
  score: z.nullable(z.number()),
  reason: z.enum(["autocomplete", "title", "modifier", "neighbour"]),
});

/** Parsed {@link SuggestionSchema}. */
export type Suggestion = z.infer<typeof SuggestionSchema>;

const Keyword = z.object({ keyword: KeywordTextSchema, country: z._default(CountrySchema, "us") });
const KeywordRowSchema = z.object({ id: z.string(), text: z.string() });
const ById = z.object({ id: KeywordIdSchema });

/** Finding keywords. */
export const researchEndpoints = {
  metrics: endpoint({
    method: "GET",
    path: "/keywords/popularity",
    access: "user",
    tag: "keywords",
    summary: "Popularity, difficulty and opportunity of a keyword in a country, with their inputs",
    query: Keyword,
    response: answer(KeywordMetricsSchema, { popularity: z.nullable(z.number()) }),
    errors: ["UNKNOWN_COUNTRY", "STORE_UNAVAILABLE"],
  }),
  suggestions: endpoint({
    method: "GET",
    path: "/keywords/suggestions",
    access: "user",
    tag: "keywords",
    summary: "Keywords near a term, best first",
    query: z.object({
      term: KeywordTextSchema,
      country: z._default(CountrySchema, "us"),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 10),
    }),
    response: answer(z.array(SuggestionSchema), { provenance: ProvenanceSchema }),
    errors: ["UNKNOWN_COUNTRY", "STORE_UNAVAILABLE"],
  }),
  appleSuggestions: endpoint({
    method: "GET",
    path: "/keywords/suggestions/apple",
    access: "user",
    tag: "keywords",
    summary: "What Apple Search Ads suggests for a term; UNAVAILABLE without credentials",
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
    summary: "The first ten apps for a keyword in several countries (comma-joined, at most 16)",
    query: z.object({ keyword: KeywordTextSchema, countries: z.string().check(z.maxLength(100)) }),
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
  byApp: endpoint({
    method: "GET",
    path: "/keywords/app/{id}",
    access: "user",
    tag: "keywords",
    summary: "The keywords the user tracks that an app ranks for in a country",
    params: z.object({ id: AppIdSchema }),
    query: z.object({ country: z._default(CountrySchema, "us") }),
    response: answer(z.array(KeywordRowSchema)),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  byId: endpoint({
    method: "GET",
    path: "/keywords/{id}",
    access: "user",
    tag: "keywords",
    summary: "A keyword that the user tracks",
    params: ById,
    response: answer(KeywordRowSchema),
    errors: ["NOT_FOUND"],
  }),
  byText: endpoint({
    method: "GET",
    path: "/keywords/text/{text}",
    access: "user",
    tag: "keywords",
    summary: "A keyword that the user tracks, by its text",
    params: z.object({ text: KeywordTextSchema }),
    response: answer(KeywordRowSchema),
    errors: ["NOT_FOUND"],
  }),
};

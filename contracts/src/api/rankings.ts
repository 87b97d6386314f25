import { endpoint } from "../platform/endpoint";
import { answer } from "../platform/envelope";
import { ProvenanceSchema } from "../platform/provenance";
import { CountrySchema } from "../platform/storefronts";
import { z } from "../zod";
import { AppIdSchema, AppSummarySchema } from "./apps";
import { JobSchema, KeywordTextSchema, RankSchema } from "./keywords";

/** One line of an app's rankings. */
export const KeywordRankingSchema = z.extend(RankSchema, {
  keywordId: z.number(),
  keyword: z.string(),
  details: z.object({ keyword: z.string() }),
  appId: z.number(),
  country: z.string(),
  isFollowing: z.boolean(),
  provenance: ProvenanceSchema,
});

/** Parsed {@link KeywordRankingSchema}. */
export type KeywordRanking = z.infer<typeof KeywordRankingSchema>;

/** Ranks by keyword and by app. */
export const rankingsEndpoints = {
  byApp: endpoint({
    method: "GET",
    path: "/rankings/app/{id}/keywords",
    access: "user",
    tag: "rankings",
    summary: "Where an app stands for the user's keywords in a country",
    params: z.object({ id: AppIdSchema }),
    query: z.object({ country: z._default(CountrySchema, "us") }),
    response: answer(z.array(KeywordRankingSchema), { stale: z.boolean(), queuedAt: z.nullable(z.string()) }),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  matrix: endpoint({
    method: "GET",
    path: "/rankings",
    access: "user",
    tag: "rankings",
    summary: "Followed apps against tracked keywords in a country",
    query: z.object({ country: z._default(CountrySchema, "us") }),
    response: answer(z.array(KeywordRankingSchema)),
    errors: ["UNKNOWN_COUNTRY"],
  }),
  updateApp: endpoint({
    method: "POST",
    path: "/rankings/app/{id}/update",
    access: "user",
    tag: "rankings",
    summary: "Queue a ranking update of one app's keywords",
    params: z.object({ id: AppIdSchema }),
    query: z.object({ country: z._default(CountrySchema, "us") }),
    response: answer(JobSchema),
    status: 202,
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  topApps: endpoint({
    method: "GET",
    path: "/keywords/top-apps",
    access: "user",
    tag: "keywords",
    summary: "The apps a store's search lists for a keyword, in order",
    query: z.object({
      keyword: KeywordTextSchema,
      country: z._default(CountrySchema, "us"),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 200),
    }),
    response: answer(z.array(z.object({ position: z.number(), app: AppSummarySchema })), {
      keyword: z.string(),
      country: z.string(),
      provenance: ProvenanceSchema,
    }),
    errors: ["UNKNOWN_COUNTRY", "STORE_UNAVAILABLE"],
  }),
  history: endpoint({
    method: "GET",
    path: "/rankings/app/{id}/history",
    access: "user",
    tag: "rankings",
    summary: "An app's rank for a keyword over time, oldest first",
    params: z.object({ id: AppIdSchema }),
    query: z.object({ keyword: KeywordTextSchema, country: z._default(CountrySchema, "us") }),
    response: answer(z.array(z.object({ checkedAt: z.string(), rank: z.number() })), {
      provenance: ProvenanceSchema,
    }),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
};

import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { PictureUrlSchema } from "../api/pictures";
import { ProvenanceSchema } from "../store/provenance";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { AppIdSchema } from "./apps";
import { AppSummarySchema, PlatformSchema } from "./listing";

/**
 * App in a competitor comparison. `keywordRankings` are the keywords it ranks for in the latest crawls, best rank
 * first; `sharedKeywords` counts those that the user's app ranks for too; `avgRank` is the rounded mean position,
 * `null` without any. `ideas` are phrases from its name and subtitle that other compared apps use too and the user
 * doesn't track.
 */
export const CompetitorSchema = z.object({
  id: z.number(),
  name: z.string(),
  storeId: z.string(),
  platform: PlatformSchema,
  isFollowing: z.boolean(),
  keywordRankings: z.array(z.object({ keyword: z.string(), position: z.number() })),
  sharedKeywords: z.number(),
  avgRank: z.nullable(z.number()),
  bestRank: z.nullable(z.number()),
  topTen: z.number(),
  ideas: z.array(z.string()),
  appDetails: z.object({
    icon: z.nullable(PictureUrlSchema),
    rating: z.nullable(z.number()),
    ratingCount: z.nullable(z.number()),
    primaryGenre: z.nullable(z.string()),
    developer: z.nullable(z.string()),
  }),
});

/** Parsed {@link CompetitorSchema}. */
export type Competitor = z.infer<typeof CompetitorSchema>;

/**
 * Keyword with the rank of each app: 1–200, 201 = not in the top 200, `null` = never checked. `positions` are in the
 * order of the competitors.
 */
export const CompetitorKeywordSchema = z.object({
  keyword: z.string(),
  tracked: z.boolean(),
  mine: z.nullable(z.number()),
  positions: z.array(z.nullable(z.number())),
  checkedAt: z.nullable(z.string()),
});

/** Parsed {@link CompetitorKeywordSchema}. */
export type CompetitorKeyword = z.infer<typeof CompetitorKeywordSchema>;

/** Origin of the compared apps: chosen by the user, or similar apps if none were chosen. */
export const CompetitorOriginSchema = z.enum(["chosen", "similar"]);

/**
 * App compared with its competitors in a storefront. `depth` is the number of competitors in the plan, `chosen` the
 * number of chosen ones.
 */
export const CompetitorDataSchema = z.object({
  app: AppSummarySchema,
  competitors: z.array(CompetitorSchema),
  /** Competitor with the best average rank. */
  topApp: z.nullable(CompetitorSchema),
  keywords: z.array(CompetitorKeywordSchema),
  origin: CompetitorOriginSchema,
  chosen: z.number(),
  depth: z.number(),
  /** Time of the most recently fetched rank. */
  updatedAt: z.nullable(z.string()),
  provenance: ProvenanceSchema,
});

/** Parsed {@link CompetitorDataSchema}. */
export type CompetitorData = z.infer<typeof CompetitorDataSchema>;

const ByAppId = z.object({ id: AppIdSchema });
const InCountry = z.object({ country: z._default(CountrySchema, "us") });
const Chosen = answer(z.object({ chosen: z.number(), depth: z.number() }));

/** Endpoints for the competitors of an app. */
export const competitorsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/competitors/app/{id}",
    access: "user",
    tag: "competitors",
    summary: "List the chosen competitors of an app, best ranked first, up to the number in your plan",
    params: ByAppId,
    query: InCountry,
    response: answer(z.array(CompetitorSchema)),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  data: endpoint({
    method: "GET",
    path: "/competitors/data/app/{id}",
    access: "user",
    tag: "competitors",
    summary: "Compare an app with its competitors by keyword, or with similar apps if none are chosen",
    params: ByAppId,
    query: InCountry,
    response: answer(CompetitorDataSchema),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  suggestions: endpoint({
    method: "GET",
    path: "/competitors/app/{id}/suggestions",
    access: "user",
    tag: "competitors",
    summary:
      "Suggest competitors: apps that rank for your tracked keywords, those of the same category first, then most shared keywords",
    params: ByAppId,
    query: InCountry,
    response: answer(
      z.array(z.object({ app: AppSummarySchema, sharedKeywords: z.number(), averageRank: z.number() })),
    ),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  add: endpoint({
    method: "POST",
    path: "/competitors/app/{id}",
    access: "user",
    tag: "competitors",
    summary: "Add a competitor to an app; adding it again has no effect",
    params: ByAppId,
    body: z.object({ competitorId: AppIdSchema, country: z._default(CountrySchema, "us") }),
    response: Chosen,
    errors: ["NOT_FOUND", "FEATURE_LIMIT_EXCEEDED", "UNKNOWN_COUNTRY"],
    idempotent: true,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/competitors/app/{id}",
    access: "user",
    tag: "competitors",
    summary: "Remove a competitor from an app",
    params: ByAppId,
    query: z.object({ competitorId: AppIdSchema }),
    response: Chosen,
    errors: ["NOT_FOUND"],
  }),
};

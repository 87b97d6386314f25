import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { PictureUrlSchema } from "../platform/pictures";
import { ProvenanceSchema } from "../platform/provenance";
import { CountrySchema } from "../platform/storefronts";
import { z } from "../zod";
import { AppIdSchema, AppSummarySchema, PlatformSchema } from "./apps";

/**
 * An app beside one's own. `keywordRankings` are the keywords that the last crawls list it for, best first;
 * `sharedKeywords` counts those that list one's own app too; `avgRank` is the rounded mean of the positions, `null`
 * without any. `ideas` are phrases of its name and subtitle that others of the compared have too and the user does not track.
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
 * A keyword and where each app stands for it: 1–200, 201 = not in the top 200, `null` = never checked. `positions` are
 * in the order of the competitors.
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

/** Where the compared apps come from: the user chose them, or they are like the app because none were chosen. */
export const CompetitorOriginSchema = z.enum(["chosen", "similar"]);

/** An app against its competitors in a storefront. `depth` is how many the plan allows, `chosen` how many are kept. */
export const CompetitorDataSchema = z.object({
  app: AppSummarySchema,
  competitors: z.array(CompetitorSchema),
  /** The competitor with the best average rank. */
  topApp: z.nullable(CompetitorSchema),
  keywords: z.array(CompetitorKeywordSchema),
  origin: CompetitorOriginSchema,
  chosen: z.number(),
  depth: z.number(),
  /** When the latest of the ranks was fetched. */
  updatedAt: z.nullable(z.string()),
  provenance: ProvenanceSchema,
});

/** Parsed {@link CompetitorDataSchema}. */
export type CompetitorData = z.infer<typeof CompetitorDataSchema>;

const ByAppId = z.object({ id: AppIdSchema });
const InCountry = z.object({ country: z._default(CountrySchema, "us") });
const Chosen = answer(z.object({ chosen: z.number(), depth: z.number() }));

/** The apps one compares one's own with. */
export const competitorsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/competitors/app/{id}",
    access: "user",
    tag: "competitors",
    summary: "The competitors one has chosen for an app, as many as the plan compares; the best placed first",
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
    summary:
      "An app against its competitors, or against similar apps while none are chosen, keyword by keyword",
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
    summary: "Apps that rank for the keywords one tracks, most shared first, without those already chosen",
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
    summary: "Choose a competitor for an app; choosing it twice is choosing it once",
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
    summary: "Take a competitor out again",
    params: ByAppId,
    query: z.object({ competitorId: AppIdSchema }),
    response: Chosen,
    errors: ["NOT_FOUND"],
  }),
};

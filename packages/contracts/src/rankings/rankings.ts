import { endpoint } from "../api/endpoint";
import { answer } from "../api/envelope";
import { KeywordIdSchema, PathIdSchema } from "../api/ids";
import { ProvenanceSchema } from "../store/provenance";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { AppIdSchema } from "../apps/apps";
import { AppSummarySchema, PlatformSchema } from "../apps/listing";
import { DateRangeSchema } from "../exports/exports";
import { KeywordTextSchema, RankSchema } from "../keywords/keywords";
import { FreshnessFields, JobSchema } from "../keywords/ranking-update";
import { MatrixKeywordSchema } from "./matrix";

/** Row of an app's rankings. */
export const KeywordRankingSchema = z.extend(RankSchema, {
  /** `null` if the user doesn't track the keyword. */
  keywordId: z.nullable(z.string()),
  keyword: z.string(),
  details: z.object({ keyword: z.string() }),
  appId: z.number(),
  country: z.string(),
  /** Number of apps in the search results, at most 200. Absent in shared analyses from before it was recorded. */
  results: z.optional(z.nullable(z.number())),
  isFollowing: z.boolean(),
  provenance: ProvenanceSchema,
});

/** Parsed {@link KeywordRankingSchema}. */
export type KeywordRanking = z.infer<typeof KeywordRankingSchema>;

/**
 * Rank of an app at a check, 1–201. `checkedAt` is the time of the check, or only its UTC day if the order was the same as
 * before: times of such checks aren't stored.
 */
export const RankPointSchema = z.object({ checkedAt: z.string(), rank: z.number() });

/** Parsed {@link RankPointSchema}. */
export type RankPoint = z.infer<typeof RankPointSchema>;

/**
 * Time axis of a history: first and last UTC day, bounded by the plan (`from` is `null` if nothing bounds it), and for how
 * many days a rank counts until the next check, which is the plan's interval between checks but at least a day.
 */
export const HistoryRangeSchema = z.object({
  from: z.nullable(z.string()),
  to: z.string(),
  validDays: z.number(),
});

/** Parsed {@link HistoryRangeSchema}. */
export type HistoryRange = z.infer<typeof HistoryRangeSchema>;

const HistoryFields = { provenance: ProvenanceSchema, ...HistoryRangeSchema.shape };

const MatrixQuery = z.object({
  /** Without it, the user's own apps; all tracked apps if none is the user's own. */
  appId: z.optional(PathIdSchema),
  country: z._default(CountrySchema, "us"),
});

const KeywordIn = z.object({ keyword: KeywordTextSchema, country: z._default(CountrySchema, "us") });

/** Endpoints for ranks by keyword and by app. */
export const rankingsEndpoints = {
  byApp: endpoint({
    method: "GET",
    path: "/rankings/app/{id}/keywords",
    access: "user",
    tag: "rankings",
    summary: "List an app's ranks for your keywords in a country",
    params: z.object({ id: AppIdSchema }),
    query: z.object({ country: z._default(CountrySchema, "us") }),
    response: answer(z.array(KeywordRankingSchema), {
      ...FreshnessFields,
      stale: z.boolean(),
      queuedAt: z.nullable(z.string()),
    }),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  list: endpoint({
    method: "GET",
    path: "/rankings",
    access: "user",
    tag: "rankings",
    summary:
      "List ranks in a country: of a tracked app and its competitors for its keywords, or of your own apps for all your keywords",
    query: MatrixQuery,
    response: answer(z.array(KeywordRankingSchema), FreshnessFields),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  matrix: endpoint({
    method: "GET",
    path: "/rankings/matrix",
    access: "user",
    tag: "rankings",
    summary: "List the ranks of GET /rankings by keyword, in a shorter form for many apps",
    query: MatrixQuery,
    response: answer(z.array(MatrixKeywordSchema), {
      ...FreshnessFields,
      /** Origin of the ranks that were checked last; `null` if none was checked. */
      provenance: z.nullable(ProvenanceSchema),
    }),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  updateApp: endpoint({
    method: "POST",
    path: "/rankings/app/{id}/update",
    access: "user",
    tag: "rankings",
    summary: "Queue a ranking update of an app's keywords",
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
    summary: "List the apps in a store's search results for a keyword, in order",
    query: z.object({
      keyword: KeywordTextSchema,
      platform: z._default(PlatformSchema, "ios"),
      country: z._default(CountrySchema, "us"),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 200),
    }),
    response: answer(z.array(z.object({ position: z.number(), app: AppSummarySchema })), {
      keyword: z.string(),
      /** Our id of the keyword; `null` if the user doesn't track it, so there is no history. */
      keywordId: z.optional(z.nullable(z.string())),
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
    summary: "Get an app's rank history for a keyword, oldest first",
    params: z.object({ id: AppIdSchema }),
    query: z.extend(KeywordIn, { dateRange: z._default(DateRangeSchema, "all") }),
    response: answer(z.array(RankPointSchema), HistoryFields),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  keyword: endpoint({
    method: "GET",
    path: "/rankings/keyword",
    access: "user",
    tag: "rankings",
    summary: "List the ranks of your apps for a keyword in a country",
    query: KeywordIn,
    response: answer(z.array(KeywordRankingSchema), FreshnessFields),
    errors: ["UNKNOWN_COUNTRY"],
  }),
  keywordHistory: endpoint({
    method: "GET",
    path: "/rankings/keyword/{id}/history",
    access: "user",
    tag: "rankings",
    summary:
      "Get the rank history of several apps (comma-separated ids, at most 10) for a keyword, oldest first",
    params: z.object({ id: KeywordIdSchema }),
    query: z.object({
      country: z._default(CountrySchema, "us"),
      /** Without it, the apps that the user tracks, newest first. */
      appIds: z.optional(z.string().check(z.maxLength(2000))),
      dateRange: z._default(DateRangeSchema, "90days"),
    }),
    response: answer(
      z.array(
        z.object({
          appId: z.number(),
          appName: z.string(),
          points: z.array(RankPointSchema),
        }),
      ),
      HistoryFields,
    ),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  competition: endpoint({
    method: "GET",
    path: "/rankings/competition",
    access: "user",
    tag: "rankings",
    summary:
      "List the apps that rank for a keyword or for an app's tracked keywords, by number of shared keywords",
    query: z.object({
      keyword: z.optional(KeywordTextSchema),
      appId: z.optional(AppIdSchema),
      country: z._default(CountrySchema, "us"),
      category: z.optional(z.string().check(z.maxLength(60))),
      device: z._default(z.enum(["iphone", "ipad"]), "iphone"),
    }),
    response: answer(
      z.array(
        z.object({
          app: AppSummarySchema,
          sharedKeywords: z.number(),
          averageRank: z.number(),
          bestRank: z.number(),
        }),
      ),
    ),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  appsByKeyword: endpoint({
    method: "GET",
    path: "/rankings/apps-by-keyword",
    access: "user",
    tag: "rankings",
    summary: "Get the ranks of given apps (comma-separated ids, at most 50) for a keyword in a country",
    query: z.extend(KeywordIn, { appIds: z.string().check(z.maxLength(2000)) }),
    response: answer(z.array(KeywordRankingSchema), FreshnessFields),
    errors: ["UNKNOWN_COUNTRY"],
  }),
};

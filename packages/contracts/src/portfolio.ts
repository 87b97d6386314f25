import { answer } from "./api/envelope";
import { endpoint } from "./api/endpoint";
import { PictureUrlSchema } from "./api/pictures";
import { AppIdSchema } from "./apps/apps";
import { AppSummarySchema } from "./apps/listing";
import { ProvenanceSchema } from "./store/provenance";
import { CountrySchema } from "./store/storefronts";
import { z } from "./zod";

/**
 * Latest figures of an app for a list of keywords in a storefront, as aso-core/visibility computes them, rounded to one
 * digit. `keywords` is the length of the list: `ranked`, `unranked` and `unchecked` add up to it. Visibility leaves out
 * unchecked keywords and the `unknownPopularity` ones. Figures are `null` if no keyword was checked, and those
 * of the advanced analytics also if the plan lacks them.
 */
export const ListFiguresSchema = z.object({
  visibility: z.nullable(z.number()),
  /** Points gained (positive) or lost since 7 and 30 days ago; `null` if the visibility of that day is unknown. */
  change7: z.nullable(z.number()),
  change30: z.nullable(z.number()),
  /** Points since the first day of the last 30 with a known visibility, if that of 30 days ago is unknown. */
  changeSinceFirst: z.optional(z.nullable(z.object({ day: z.string(), change: z.number() }))),
  averageRank: z.nullable(z.number()),
  keywords: z.number(),
  ranked: z.number(),
  unranked: z.number(),
  unchecked: z.number(),
  unknownPopularity: z.number(),
  top3: z.nullable(z.number()),
  top10: z.nullable(z.number()),
  top50: z.nullable(z.number()),
  /** Time of the latest rank check. */
  checkedAt: z.nullable(z.string()),
});

/** Parsed {@link ListFiguresSchema}. */
export type ListFigures = z.infer<typeof ListFiguresSchema>;

/**
 * Own app with its figures in a storefront. If the app isn't listed there, `app` is its listing of another storefront.
 * `reviewsToAnswer` counts reviews of three stars or fewer without a sent reply; `null` if reviews are unknown. `linkedTo`
 * is the id of the same product's app in the other store.
 */
export const PortfolioAppSchema = z.object({
  app: AppSummarySchema,
  figures: ListFiguresSchema,
  /** Visibility by UTC day from `trendStart` until today; `null` if unknown. */
  trend: z.array(z.nullable(z.number())),
  reviewsToAnswer: z.nullable(z.number()),
  linkedTo: z.optional(z.nullable(z.number())),
});

/** Parsed {@link PortfolioAppSchema}. */
export type PortfolioApp = z.infer<typeof PortfolioAppSchema>;

/**
 * Latest visibility and average rank of a tracked app in a storefront, over the keywords by which it is compared; see
 * {@link ListFiguresSchema}.
 */
export const TrackedFiguresSchema = z.extend(
  z.pick(ListFiguresSchema, { visibility: true, averageRank: true, ranked: true, keywords: true }),
  { appId: z.number() },
);

/** Parsed {@link TrackedFiguresSchema}. */
export type TrackedFigures = z.infer<typeof TrackedFiguresSchema>;

/**
 * Day of an app. `day` is a UTC date. A rank counts until the next check, for at most the plan's interval between checks.
 * `counts` are the numbers of keywords per band of ranks, in the order of `computeRankDistribution` in aso-core; `null`
 * if no rank of the day is known.
 */
export const PerformanceDaySchema = z.object({
  day: z.string(),
  visibility: z.nullable(z.number()),
  averageRank: z.nullable(z.number()),
  counts: z.nullable(z.array(z.number())),
});

/** Parsed {@link PerformanceDaySchema}. */
export type PerformanceDay = z.infer<typeof PerformanceDaySchema>;

/** Keyword whose rank changed; 201 = not in the top 200. `since` is the UTC day of the earlier rank. */
export const MoverSchema = z.object({
  keyword: z.string(),
  before: z.number(),
  since: z.string(),
  now: z.number(),
  /** Number of search results at the latest check; `null` if it is unknown, as in earlier reports. */
  results: z._default(z.nullable(z.number()), null),
  popularity: z.nullable(z.number()),
});

/** Parsed {@link MoverSchema}. */
export type Mover = z.infer<typeof MoverSchema>;

/** App with its share of the visibility that all compared apps have for the same keywords, 0–100%. */
export const VisibilityRowSchema = z.object({
  appId: z.number(),
  name: z.string(),
  icon: z.nullable(PictureUrlSchema),
  visibility: z.nullable(z.number()),
  share: z.nullable(z.number()),
});

/** Parsed {@link VisibilityRowSchema}. */
export type VisibilityRow = z.infer<typeof VisibilityRowSchema>;

/** Development of an app in a storefront, over the keywords by which it is compared. */
export const PerformanceSchema = z.object({
  app: AppSummarySchema,
  figures: ListFiguresSchema,
  /** First and last UTC day of the chosen range; a plan with less history has a later first day. */
  from: z.string(),
  to: z.string(),
  /** Days of history in the plan; `null` if unlimited. */
  historyDays: z.nullable(z.number()),
  series: z.array(PerformanceDaySchema),
  /** Largest changes within 7 days, first the largest. */
  movers: z.object({ up: z.array(MoverSchema), down: z.array(MoverSchema) }),
  /** The app and those it competes with, most visible first. */
  shares: z.array(VisibilityRowSchema),
});

/** Parsed {@link PerformanceSchema}. */
export type Performance = z.infer<typeof PerformanceSchema>;

/**
 * Shares of visibility by UTC day from `from` until today, 0–100%, of an app, which comes first, and of the most visible ones
 * that it competes with; `null` if unknown. Past days use today's popularity.
 */
export const VisibilitySharesSchema = z.object({
  from: z.string(),
  to: z.string(),
  apps: z.array(
    z.object({
      appId: z.number(),
      name: z.string(),
      shares: z.array(z.object({ day: z.string(), share: z.nullable(z.number()) })),
    }),
  ),
  /** Number of further apps that count in the shares. */
  others: z.number(),
});

/** Parsed {@link VisibilitySharesSchema}. */
export type VisibilityShares = z.infer<typeof VisibilitySharesSchema>;

const country = z._default(CountrySchema, "us");
const days = z._default(z.coerce.number().check(z.int(), z.gte(7), z.lte(365)), 30);
const Fields = {
  /** False if the plan lacks advanced analytics: visibility, shares and rank distribution are `null` then. */
  advanced: z.boolean(),
  provenance: ProvenanceSchema,
};

/** Endpoints for the figures of the dashboard. */
export const portfolioEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/portfolio",
    access: "user",
    tag: "apps",
    summary: "List your own apps with their visibility, ranks, rating and unanswered reviews in a country",
    query: z.object({ country }),
    response: answer(z.array(PortfolioAppSchema), {
      ...Fields,
      /** First UTC day of the trends, `YYYY-MM-DD`. */
      trendStart: z.string(),
      /** Number of your keywords in the country that are on no app's list. */
      unassigned: z.number(),
    }),
    errors: ["UNKNOWN_COUNTRY"],
  }),
  tracked: endpoint({
    method: "GET",
    path: "/portfolio/apps",
    access: "user",
    tag: "apps",
    summary: "List the visibility and average rank of each app that you track in a country",
    query: z.object({ country }),
    response: answer(z.array(TrackedFiguresSchema), { advanced: Fields.advanced }),
    errors: ["UNKNOWN_COUNTRY"],
  }),
  performance: endpoint({
    method: "GET",
    path: "/apps/{id}/performance",
    access: "user",
    tag: "apps",
    summary: "Get a tracked app's visibility and rank distribution by day, movers and share of visibility",
    params: z.object({ id: AppIdSchema }),
    query: z.object({ country, days }),
    response: answer(PerformanceSchema, Fields),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY", "FEATURE_LIMIT_EXCEEDED"],
  }),
  shares: endpoint({
    method: "GET",
    path: "/apps/{id}/visibility-shares",
    access: "user",
    tag: "apps",
    summary: "Get the share of visibility of a tracked app and of those it competes with by day",
    params: z.object({ id: AppIdSchema }),
    query: z.object({ country, days }),
    response: answer(VisibilitySharesSchema),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY", "FEATURE_LIMIT_EXCEEDED"],
  }),
};

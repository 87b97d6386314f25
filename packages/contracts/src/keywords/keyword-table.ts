import { PictureUrlSchema } from "../api/pictures";
import { z } from "../zod";
import { KeywordEntryFields, RankSchema } from "./keywords";
import { MetricValueFields } from "./keyword-metrics";
import { mapMetrics } from "./metrics";

/** Days of a trend; fewer if the plan's history is shorter. */
export const TREND_DAYS = 30;

/** App as tables of results show it. */
export const AppCardSchema = z.object({
  id: z.number(),
  name: z.string(),
  icon: z.nullable(PictureUrlSchema),
});

/**
 * Places in the app's listing that have all words of a keyword, in the order of `LISTING_PLACES` in aso-core; `null` for
 * fields that are unknown, such as a subtitle that the source lacks or a keyword field without a draft.
 */
export const ListingMatchSchema = z.array(z.nullable(z.boolean()));

/**
 * List entry with all that a table of keywords shows; unknown figures are `null`. Ranks, `chance`, `trend` and `inListing` are those of
 * the list's app; for an unassigned keyword those of the app in `best`.
 */
export const KeywordTableRowSchema = z.object({
  ...KeywordEntryFields,
  /** Rank in the storefront; the name and icon of its app are in `apps`. */
  best: z.nullable(z.extend(RankSchema, { appId: z.number() })),
  ...MetricValueFields,
  /** Chance that the app can reach the top ten, 0–100, as `computeChance` in aso-core computes it. */
  chance: z.nullable(z.number()),
  /** Number of apps in the search results, at most 200. */
  results: z.nullable(z.number()),
  /** Ids of the first five apps in the search results, best first. */
  topApps: z.array(z.number()),
  /** Best rank since the app is tracked, 1–200; `null` if it was never ranked, or for an unassigned keyword. */
  bestRank: z.nullable(z.number()),
  inListing: ListingMatchSchema,
  /** Ranks by UTC day from `trendStart` until today: 1–200, 201 = not in the top 200, `null` = not checked. */
  trend: z.array(z.nullable(z.number())),
});

/** Parsed {@link KeywordTableRowSchema}. */
export type KeywordTableRow = z.infer<typeof KeywordTableRowSchema>;

/** Figures of a row that were not loaded yet. */
export const UNKNOWN_FIGURES: Omit<KeywordTableRow, keyof typeof KeywordEntryFields | "best"> = {
  ...mapMetrics(() => null),
  chance: null,
  results: null,
  topApps: [],
  bestRank: null,
  inListing: [],
  trend: [],
};

/** Rank of a list entry on an earlier day: 1–200, 201 = not in the top 200, `null` = unknown. */
export const EarlierRankSchema = z.object({ id: z.number(), rank: z.nullable(z.number()) });

/** Parsed {@link EarlierRankSchema}. */
export type EarlierRank = z.infer<typeof EarlierRankSchema>;

/** Fields of a response that contains a keyword table. */
export const KeywordTableFields = {
  /** The apps in `topApps`, those of the lists and those of the ranks, each once. */
  apps: z.array(AppCardSchema),
  /** First UTC day of the trends, `YYYY-MM-DD`. */
  trendStart: z.string(),
  /** False if the plan excludes difficulty and opportunity. */
  advanced: z.boolean(),
  /** Number of the user's keywords on no list, in any country. */
  unassigned: z.number(),
};

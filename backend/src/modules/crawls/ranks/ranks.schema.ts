import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { moment } from "../../../infra/db/moment";
import { apps } from "../../store/store.schema";
import { keywords, pair } from "../crawls.schema";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Current ranks of tracked apps. 201 means not in the top 200, `null` means never checked. */
export const appRanks = pgTable(
  "app_ranks",
  {
    appId: integer("app_id")
      .notNull()
      .references(() => apps.id),
    ...pair(),
    currentRank: smallint("current_rank"),
    previousRank: smallint("previous_rank"),
    checkedAt: moment("checked_at"),
    previousCheckedAt: moment("previous_checked_at"),
    source: text("source"),
    /** Name of the sort order that the rank comes from. */
    algorithm: text("algorithm"),
    /** Best rank of all recorded days; `null` if the app was never ranked. */
    bestRank: smallint("best_rank"),
    /**
     * Ranks of the last UTC days until that of `checked_at`, oldest first, as in `rank_days`; empty before the first check.
     * Lists read them for thousands of keywords. Its length is the number of days that it has.
     */
    trend: smallint("trend")
      .array()
      .$type<(number | null)[]>()
      .notNull()
      .default(sql`'{}'`),
    /** True if `rank_days` has the days before the app was tracked. */
    daysFilled: boolean("days_filled").notNull().default(false),
    /** `checked_at` of the last check in `rank_blocks`; they lack some of the days if it differs from `checked_at`. */
    packedAt: moment("packed_at"),
  },
  (table) => [
    index("app_ranks_unfilled")
      .on(table.appId)
      .where(sql`not ${table.daysFilled}`),
    primaryKey({ columns: [table.appId, table.country, table.keywordId, table.device] }),
    index("app_ranks_pair").on(table.keywordId, table.country, table.device),
  ],
);

/**
 * Rank of a tracked app on each UTC day on which the keyword was checked; the last check counts, and 201 means not in the
 * top 200. Partitioned by a hash of the app, because every query names one app; the rank is in the primary key's index,
 * too. Foreign keys would double the cost of a row, and `app_ranks`, from which the rows come, has them.
 */
export const rankDays = pgTable(
  "rank_days",
  {
    appId: integer("app_id").notNull(),
    keywordId: integer("keyword_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    rank: smallint("rank").notNull(),
    country: text("country").notNull(),
    source: text("source").notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.country, table.keywordId, table.day] })],
);

/**
 * The days of `rank_days` again, 128 in one row: charts over a year read four rows per keyword instead of 365. `block` is
 * the number of days since 1970 divided by 128. `ranks` has a byte for each day, 0 without a check. Partitioned like
 * `rank_days`.
 */
export const rankBlocks = pgTable(
  "rank_blocks",
  {
    appId: integer("app_id").notNull(),
    keywordId: integer("keyword_id").notNull(),
    block: smallint("block").notNull(),
    country: text("country").notNull(),
    source: text("source").notNull(),
    ranks: bytea("ranks").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.country, table.keywordId, table.block, table.source] }),
  ],
);

/** Days of an app that plans show. Written by the job that deletes older ones. */
export const rankRetention = pgTable("rank_retention", {
  appId: integer("app_id").primaryKey(),
  /** Days of the longest history among the plans of the app's users, until `reduced_at` is long enough ago. */
  shownDays: integer("shown_days").notNull(),
  /** Time since when plans show fewer days; `null` if they don't. */
  reducedAt: moment("reduced_at"),
});

/** Summary of a keyword's latest search results in a source, for lists that show it for thousands of keywords. */
export const keywordResults = pgTable(
  "keyword_results",
  {
    keywordId: integer("keyword_id")
      .notNull()
      .references(() => keywords.id),
    country: text("country").notNull(),
    source: text("source").notNull(),
    /** Number of apps in the results, at most 200. */
    results: smallint("results").notNull(),
    /** All apps in the results, best first. */
    appIds: integer("app_ids")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** First apps in order: one more than the chance needs, because an app doesn't compete with itself. */
    topAppIds: integer("top_app_ids").array().notNull(),
    /** Strengths of `top_app_ids` for the keyword, 0–1 or `null`; empty until the first crawl that recorded them. */
    topStrengths: real("top_strengths")
      .array()
      .$type<(number | null)[]>()
      .notNull()
      .default(sql`'{}'`),
    checkedAt: moment("checked_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.keywordId, table.country, table.source] }),
    index("keyword_results_apps").using("gin", table.appIds),
  ],
);

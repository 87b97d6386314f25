import { PLATFORMS } from "@listwise/aso-core/stores";
import { date, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { moment } from "../../infra/db/moment";

const CHARTS = ["free", "paid", "grossing"] as const;

/** Records when each chart was last fetched, for all users. */
export const categoryCharts = pgTable(
  "category_charts",
  {
    platform: text("platform", { enum: PLATFORMS }).notNull(),
    source: text("source").notNull(),
    country: text("country").notNull(),
    /** Name of the category, as in listings. */
    category: text("category").notNull(),
    chart: text("chart", { enum: CHARTS }).notNull(),
    /** Number of apps in the latest chart, at most 200. */
    length: smallint("length"),
    checkedAt: moment("checked_at"),
    failedAt: moment("failed_at"),
    /** Reason why there was no chart at the last attempt. */
    failure: text("failure"),
  },
  (table) => [
    primaryKey({ columns: [table.platform, table.source, table.country, table.category, table.chart] }),
  ],
);

/**
 * Rank of a tracked app in a chart of its category on each UTC day; the last check counts, and 201 means not in the
 * chart. Partitioned by a hash of the app, because every query of users names one app.
 */
export const categoryRankDays = pgTable(
  "category_rank_days",
  {
    appId: integer("app_id").notNull(),
    country: text("country").notNull(),
    category: text("category").notNull(),
    chart: text("chart", { enum: CHARTS }).notNull(),
    day: date("day", { mode: "string" }).notNull(),
    rank: smallint("rank").notNull(),
    /** Number of apps in the chart. */
    length: smallint("length").notNull(),
    source: text("source").notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.country, table.category, table.chart, table.day] })],
);

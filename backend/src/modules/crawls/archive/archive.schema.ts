import { bigserial, date, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { moment } from "../../../infra/db/moment";
import { pair } from "../crawls.schema";

/** Ids for each order in {@link crawlArchive}, the most that a crawl stores. Shorter orders are filled up with zeros. */
export const ARCHIVED_IDS = 200;

/**
 * Earlier search results of a target: the orders that were last seen in one month, which PostgreSQL compresses together
 * because they are alike. The arrays of times and results have an item for each order, oldest first.
 */
export const crawlArchive = pgTable(
  "crawl_archive",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    ...pair(),
    source: text("source").notNull(),
    algorithm: text("algorithm"),
    /** First day of the UTC month in which the orders were last seen. */
    month: date("month").notNull(),
    firstSeenAt: moment("first_seen_at").array().notNull(),
    lastSeenAt: moment("last_seen_at").array().notNull(),
    /** Number of apps in each order. */
    results: smallint("results").array().notNull(),
    /** {@link ARCHIVED_IDS} ids of apps for each order. */
    appIds: integer("app_ids").array().notNull(),
  },
  (table) => [
    index("crawl_archive_target").on(table.keywordId, table.country, table.device),
    index("crawl_archive_month").on(table.month),
  ],
);

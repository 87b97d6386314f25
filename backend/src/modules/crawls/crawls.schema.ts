import {
  bigserial,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { apps } from "../store/store.schema";

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const keywords = pgTable("keywords", {
  id: serial("id").primaryKey(),
  /** Normalised: NFKC, lower case, single spaces. */
  text: text("text").notNull().unique(),
  createdAt: moment("created_at").notNull().defaultNow(),
});

const pair = () => ({
  keywordId: integer("keyword_id")
    .notNull()
    .references(() => keywords.id),
  country: text("country").notNull(),
  device: text("device").notNull(),
});

/** What is crawled, whoever asked for it: whether it waits, and how the last time went. */
export const crawlPairs = pgTable(
  "crawl_pairs",
  {
    ...pair(),
    queuedAt: moment("queued_at"),
    checkedAt: moment("checked_at"),
    failedAt: moment("failed_at"),
    failure: text("failure"),
  },
  (table) => [primaryKey({ columns: [table.keywordId, table.country, table.device] })],
);

/** Append-only. The order of a store's search from `first_seen_at` to `last_seen_at`; the rank is the index plus one. */
export const crawls = pgTable(
  "crawls",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    ...pair(),
    source: text("source").notNull(),
    appIds: integer("app_ids").array().notNull(),
    firstSeenAt: moment("first_seen_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
  },
  (table) => [index("crawls_pair").on(table.keywordId, table.country, table.device, table.lastSeenAt.desc())],
);

/** Where the apps that someone watches stand now. 201 = not in the top 200, null = never checked. */
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
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.country, table.keywordId, table.device] }),
    index("app_ranks_pair").on(table.keywordId, table.country, table.device),
  ],
);

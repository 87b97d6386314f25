import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { apps } from "../store/store.schema";

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const keywords = pgTable(
  "keywords",
  {
    id: serial("id").primaryKey(),
    /** The id that answers and addresses carry: `id` would tell how many keywords there are, and which came next. */
    publicId: uuid("public_id").notNull().unique().defaultRandom(),
    /** Normalised: NFKC, lower case, single spaces. */
    text: text("text").notNull().unique(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [index("keywords_search").using("gin", table.text.op("gin_trgm_ops"))],
);

const pair = () => ({
  keywordId: integer("keyword_id")
    .notNull()
    .references(() => keywords.id),
  country: text("country").notNull(),
  device: text("device").notNull(),
});

/**
 * What is crawled, whoever asked for it: whether it waits, and how the last time went. This is the queue: a worker leases
 * the row that is due next, and what a dead worker leaves is leased again.
 */
export const crawlPairs = pgTable(
  "crawl_pairs",
  {
    ...pair(),
    queuedAt: moment("queued_at"),
    /** 1 when a person waits for it, 0 for the schedule's. */
    urgency: smallint("urgency").notNull().default(0),
    notBefore: moment("not_before"),
    leasedUntil: moment("leased_until"),
    /** Times it was leased since it was queued. */
    attempts: smallint("attempts").notNull().default(0),
    /** It has ended, and not everyone who waits for that has been told. */
    untold: boolean("untold").notNull().default(false),
    checkedAt: moment("checked_at"),
    failedAt: moment("failed_at"),
    failure: text("failure"),
  },
  (table) => [
    primaryKey({ columns: [table.keywordId, table.country, table.device] }),
    index("crawl_pairs_waiting")
      .on(table.urgency.desc(), table.queuedAt)
      .where(sql`${table.queuedAt} is not null or ${table.untold}`),
  ],
);

/**
 * Append-only, a partition for each month of `first_seen_at`. The order of a store's search from `first_seen_at` to
 * `last_seen_at`; the rank is the index plus one. Rows of a pair do not overlap.
 */
export const crawls = pgTable(
  "crawls",
  {
    id: bigserial("id", { mode: "number" }).notNull(),
    ...pair(),
    source: text("source").notNull(),
    /** Which of the source's orders it is, as its provenance names it. */
    algorithm: text("algorithm"),
    appIds: integer("app_ids").array().notNull(),
    firstSeenAt: moment("first_seen_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.firstSeenAt] }),
    index("crawls_order").on(table.keywordId, table.country, table.device, table.firstSeenAt.desc()),
  ],
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
    /** Which of the source's orders the rank is of. */
    algorithm: text("algorithm"),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.country, table.keywordId, table.device] }),
    index("app_ranks_pair").on(table.keywordId, table.country, table.device),
  ],
);

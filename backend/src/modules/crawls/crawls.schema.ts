import { PLATFORMS } from "@listwise/aso-core/stores";
import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "../../infra/db/moment";

export const keywords = pgTable(
  "keywords",
  {
    id: serial("id").primaryKey(),
    /** Random id for responses and URLs. The serial `id` would reveal the number and order of keywords. */
    publicId: uuid("public_id").notNull().unique().defaultRandom(),
    /** Store in which it is searched. The same text in another store is another keyword. */
    platform: text("platform", { enum: PLATFORMS }).notNull().default("ios"),
    /** Normalized: NFKC, lower case, single spaces. */
    text: text("text").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** Number of users who track it in any storefront, to sort by; counted every five minutes. */
    userCount: integer("user_count").notNull().default(0),
  },
  (table) => [
    unique("keywords_platform_text").on(table.text, table.platform),
    index("keywords_user_count").on(table.userCount.desc(), table.id),
    index("keywords_search").using("gin", table.text.op("gin_trgm_ops")),
  ],
);

/** Columns that name what is crawled: a keyword in a storefront, for a device. */
export const pair = () => ({
  keywordId: integer("keyword_id")
    .notNull()
    .references(() => keywords.id),
  country: text("country").notNull(),
  device: text("device").notNull(),
});

/**
 * The crawl queue: one row for each keyword and storefront, shared by all users, with its queue state and last result.
 * Workers lease the row that is due next; expired leases of crashed workers are leased again.
 */
export const crawlPairs = pgTable(
  "crawl_pairs",
  {
    ...pair(),
    queuedAt: moment("queued_at"),
    /** 2 if a person requested it, 1 if a page did without being asked to, 0 if the schedule did. */
    urgency: smallint("urgency").notNull().default(0),
    /** Account that it was requested for: a user, or 0 for the site. */
    account: integer("account").notNull().default(0),
    /** Its place among requests of the same urgency. Accounts get their turns side by side. */
    turn: bigint("turn", { mode: "number" }).notNull().default(0),
    notBefore: moment("not_before"),
    leasedUntil: moment("leased_until"),
    /** Number of leases since it was queued. */
    attempts: smallint("attempts").notNull().default(0),
    /** True if the crawl has finished and listeners have not been notified yet. */
    untold: boolean("untold").notNull().default(false),
    checkedAt: moment("checked_at"),
    failedAt: moment("failed_at"),
    failure: text("failure"),
  },
  (table) => [
    primaryKey({ columns: [table.keywordId, table.country, table.device] }),
    index("crawl_pairs_turns")
      .on(table.urgency.desc(), table.turn, table.queuedAt)
      .where(sql`${table.queuedAt} is not null or ${table.untold}`),
    index("crawl_pairs_accounts")
      .on(table.account, table.urgency, table.turn)
      .where(sql`${table.queuedAt} is not null`),
  ],
);

/**
 * Search results: the order of apps from `first_seen_at` to `last_seen_at`; the rank is the index plus one.
 * Append-only, with a partition for each month of `first_seen_at`. Rows of one target do not overlap.
 */
export const crawls = pgTable(
  "crawls",
  {
    id: bigserial("id", { mode: "number" }).notNull(),
    ...pair(),
    source: text("source").notNull(),
    /** Name of the source's sort order, as in its provenance. */
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

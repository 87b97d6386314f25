import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Counters that all nodes share: calls a minute, failed logins. A row lives until its window ends. */
export const rateCounters = pgTable(
  "rate_counters",
  {
    key: text("key").primaryKey(),
    hits: integer("hits").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("rate_counters_expires").on(table.expiresAt)],
);

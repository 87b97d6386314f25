import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Rate limit counters shared by all nodes. A row expires with its window. */
export const rateCounters = pgTable(
  "rate_counters",
  {
    key: text("key").primaryKey(),
    hits: integer("hits").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("rate_counters_expires").on(table.expiresAt)],
);

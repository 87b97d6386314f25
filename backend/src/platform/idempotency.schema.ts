import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Calls that were made with an `Idempotency-Key`, by caller and key, with what was answered. */
export const idempotentCalls = pgTable(
  "idempotent_calls",
  {
    userId: integer("user_id").notNull(),
    key: text("key").notNull(),
    /** Hash of method, address and body: a key is for one request. */
    request: text("request").notNull(),
    /** Committed with the effect of the call. */
    answer: jsonb("answer"),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotent_calls_started").on(table.startedAt),
  ],
);

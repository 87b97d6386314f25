import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Requests made with an `Idempotency-Key`, by caller and key, with their responses. */
export const idempotentCalls = pgTable(
  "idempotent_calls",
  {
    userId: integer("user_id").notNull(),
    key: text("key").notNull(),
    /** Hash of method, URL and body: a key is valid for one request. */
    request: text("request").notNull(),
    /** Response; committed together with the effect of the request. */
    answer: jsonb("answer"),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotent_calls_started").on(table.startedAt),
  ],
);

import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { sessions, users } from "../accounts/accounts.schema";

/**
 * Current page of each user, one row per user. The table is UNLOGGED: it writes no write-ahead log and is empty after a
 * crash of the database, until browsers report again.
 */
export const presence = pgTable("presence", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  sessionId: uuid("session_id")
    .notNull()
    .references(() => sessions.id, { onDelete: "cascade" }),
  currentPage: text("current_page").notNull(),
  browser: text("browser").notNull(),
  os: text("os").notNull(),
  hidden: boolean("hidden").notNull(),
  lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull(),
  /** Status last announced to administrators; `null` before the first announcement. */
  told: text("told", { enum: ["ONLINE", "AWAY"] }),
});

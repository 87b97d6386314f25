import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { sessions, users } from "../accounts/accounts.schema";

/**
 * Where people are in the site at this moment, one row a person. UNLOGGED: it costs no write-ahead log and is empty after
 * a crash of the database, until the browsers report again.
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
  /** What administrators were told last; `null` before they were told. */
  told: text("told", { enum: ["ONLINE", "AWAY"] }),
});

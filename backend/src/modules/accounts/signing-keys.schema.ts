import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Keys that access tokens are signed with. The newest signs; the one before verifies until its tokens have expired. */
export const signingKeys = pgTable("signing_keys", {
  /** The `kid` of tokens that are signed with this key. */
  kid: text("kid").primaryKey(),
  /** The key, sealed with the one outside the database. */
  sealed: text("sealed").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

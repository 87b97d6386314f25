import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Keys that sign access tokens. The newest one signs; the previous one verifies until its tokens have expired. */
export const signingKeys = pgTable("signing_keys", {
  /** Value of the `kid` header of tokens signed with this key. */
  kid: text("kid").primaryKey(),
  /** The key, encrypted with SECRETS_KEY, which is not in the database. */
  sealed: text("sealed").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

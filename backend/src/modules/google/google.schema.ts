import { boolean, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { sessions } from "../accounts/accounts.schema";

const moment = (name: string) => timestamp(name, { withTimezone: true });
const purpose = () => text("purpose", { enum: ["sign-in", "link"] }).notNull();

/** Browsers that were sent to the provider and have not come back, by hash of the state they carry. */
export const googleAttempts = pgTable(
  "google_attempts",
  {
    stateHash: text("state_hash").primaryKey(),
    /** S256 challenge of the browser's own verifier. */
    challenge: text("challenge").notNull(),
    purpose: purpose(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("google_attempts_expires").on(table.expiresAt)],
);

/** One-time codes for browsers that came back, and whom the provider vouched for. Used ones stay to recognise reuse. */
export const googleCodes = pgTable(
  "google_codes",
  {
    hash: text("hash").primaryKey(),
    challenge: text("challenge").notNull(),
    purpose: purpose(),
    subject: text("subject").notNull(),
    email: text("email").notNull(),
    emailVerified: boolean("email_verified").notNull(),
    name: text("name").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    /** The session that came from it. */
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "set null" }),
  },
  (table) => [index("google_codes_expires").on(table.expiresAt)],
);

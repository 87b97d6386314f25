import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../infra/db/moment";
import { sessions } from "../accounts/accounts.schema";

const purpose = () => text("purpose", { enum: ["sign-in", "link"] }).notNull();

/** Pending redirects to the provider, by hash of the state that the browser carries. */
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

/** One-time codes for browsers after the redirect, with the verified identity. Used codes are kept to detect reuse. */
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
    /** The session that was opened with the code. */
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "set null" }),
  },
  (table) => [index("google_codes_expires").on(table.expiresAt)],
);

import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** People with an account. `email` is stored in lower case. */
export const users = pgTable(
  "users",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    /** `null` for accounts that sign in elsewhere only. */
    passwordHash: text("password_hash"),
    /** The linked Google account: its permanent id, and the address it had when it was linked. */
    googleSubject: text("google_subject").unique(),
    googleEmail: text("google_email"),
    role: text("role", { enum: ["user", "admin", "superadmin"] })
      .notNull()
      .default("user"),
    emailVerifiedAt: moment("email_verified_at"),
    isActive: boolean("is_active").notNull().default(true),
    /** The kinds of second factor the account has; kept by the module that manages them. Empty means none. */
    secondFactors: text("second_factors", { enum: ["passkey", "totp"] })
      .array()
      .notNull()
      .default([]),
    /** Its password is published: it may sign in on a loopback setup only. */
    isDemo: boolean("is_demo").notNull().default(false),
    /** Key of the plan; the limits domain knows what it holds. */
    plan: text("plan").notNull().default("free"),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastSeenAt: moment("last_seen_at"),
  },
  (table) => [
    index("users_created").on(table.createdAt),
    index("users_name").on(sql`lower(${table.name})`, table.id),
    index("users_search").using("gin", table.name.op("gin_trgm_ops"), table.email.op("gin_trgm_ops")),
  ],
);

/** One login in one browser: the family of its refresh tokens. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fingerprint: text("fingerprint"),
    ip: text("ip"),
    userAgent: text("user_agent"),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastSeenAt: moment("last_seen_at"),
    /** When the owner last proved to be it: by signing in, or by confirming the session. */
    authenticatedAt: moment("authenticated_at").notNull().defaultNow(),
    /** Access tokens of another epoch are refused: a change of password moves it on. */
    tokenEpoch: integer("token_epoch").notNull().default(0),
    /** Refreshing ends here, however often it was done. */
    expiresAt: moment("expires_at").notNull(),
    endedAt: moment("ended_at"),
    endReason: text("end_reason", { enum: ["logout", "reuse", "terminated", "deactivated", "password"] }),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expires").on(table.expiresAt)],
);

/** Sign-ins that wait for the second factor, by hash of the challenge they were answered with. */
export const signInChallenges = pgTable(
  "sign_in_challenges",
  {
    hash: text("hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fingerprint: text("fingerprint"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("sign_in_challenges_user").on(table.userId)],
);

/** Refresh tokens, by hash. One is current in a session; used ones stay to recognise reuse. */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    hash: text("hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull().defaultNow(),
    usedAt: moment("used_at"),
  },
  (table) => [index("refresh_tokens_session").on(table.sessionId)],
);

/** Links sent by mail to confirm an address, by hash of their token. */
export const emailVerifications = pgTable(
  "email_verifications",
  {
    hash: text("hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The address the account gets with this link; `null` confirms the one it has. */
    newEmail: text("new_email"),
    /** The account's address when the mail was sent: with another one the link is void. `null` in rows of older versions. */
    accountEmail: text("account_email"),
    /** The session that asked for the new address: the link ends with it. */
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    sentAt: moment("sent_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("email_verifications_user").on(table.userId, table.sentAt)],
);

/** Links sent by mail to set a new password, by hash of their token. */
export const passwordResets = pgTable(
  "password_resets",
  {
    hash: text("hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("password_resets_user").on(table.userId)],
);

/** Links sent by mail to remove the linked Google account, by hash of their token. */
export const googleRemovals = pgTable(
  "google_removals",
  {
    hash: text("hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("google_removals_user").on(table.userId)],
);

/** Browsers an account was entered from, by hash of their fingerprint and network. */
export const knownBrowsers = pgTable(
  "known_browsers",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    hash: text("hash").notNull(),
    lastSeenAt: moment("last_seen_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** What people chose for their accounts; without a row the defaults hold. */
export const accountSettings = pgTable("account_settings", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Storefronts new keywords are tracked in, the first one unless told. */
  countries: text("countries").array().notNull(),
  newSignIn: boolean("new_sign_in").notNull(),
  rankAlerts: text("rank_alerts", { enum: ["off", "daily", "weekly"] })
    .notNull()
    .default("daily"),
});

import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../infra/db/moment";

/** User accounts. `email` is stored in lower case. */
export const users = pgTable(
  "users",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    /** `null` for accounts that only sign in with Google. */
    passwordHash: text("password_hash"),
    /** Permanent id of the linked Google account, and its address at the time of linking. */
    googleSubject: text("google_subject").unique(),
    googleEmail: text("google_email"),
    role: text("role", { enum: ["user", "admin", "superadmin"] })
      .notNull()
      .default("user"),
    emailVerifiedAt: moment("email_verified_at"),
    isActive: boolean("is_active").notNull().default(true),
    /** Kinds of second factor that the account has; written only by the second-factor module. */
    secondFactors: text("second_factors", { enum: ["passkey", "totp"] })
      .array()
      .notNull()
      .default([]),
    /** True for demo accounts, whose password is published: they may only sign in on a loopback setup. */
    isDemo: boolean("is_demo").notNull().default(false),
    /** Key of the plan, defined in the limits module. */
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

/** UTC days on which accounts were in use. */
export const accountDays = pgTable(
  "account_days",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date("day").notNull(),
    /** True for the last day of use from before days were recorded. */
    isBackfilled: boolean("is_backfilled").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index("account_days_backfilled")
      .on(table.day)
      .where(sql`${table.isBackfilled}`),
  ],
);

/** One login in one browser, with its family of refresh tokens. */
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
    /** Time of the last proof of identity: the sign-in, or a later confirmation. */
    authenticatedAt: moment("authenticated_at").notNull().defaultNow(),
    /** Access tokens with another epoch are rejected; changing the password increments it. */
    tokenEpoch: integer("token_epoch").notNull().default(0),
    /** Absolute end of the session; refreshing does not extend it. */
    expiresAt: moment("expires_at").notNull(),
    endedAt: moment("ended_at"),
    endReason: text("end_reason", { enum: ["logout", "reuse", "terminated", "deactivated", "password"] }),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expires").on(table.expiresAt)],
);

/** Sign-ins that wait for the second factor, by the hash of their challenge. */
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

/** Refresh tokens, by hash. A session has one current token; used ones are kept to detect reuse. */
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

/** Emailed links that confirm an address, by the hash of their token. */
export const emailVerifications = pgTable(
  "email_verifications",
  {
    hash: text("hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** New address that the link sets; `null` if the link confirms the current one. */
    newEmail: text("new_email"),
    /** The account's address when the email was sent; the link is void if it has changed. `null` in rows of older versions. */
    accountEmail: text("account_email"),
    /** Session that requested the new address; the link expires with it. */
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    sentAt: moment("sent_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("email_verifications_user").on(table.userId, table.sentAt)],
);

/** Emailed links that set a new password, by the hash of their token. */
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

/** Emailed links that remove the linked Google account, by the hash of their token. */
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

/** Browsers that signed in to an account, by the hash of their fingerprint and network. */
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

/** Read-only views of accounts by administrators. */
export const accountViews = pgTable(
  "account_views",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The administrator's session; the view ends with it. */
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    startedAt: moment("started_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    /** Set once the end is in the audit log. */
    endedAt: moment("ended_at"),
  },
  (table) => [
    index("account_views_user").on(table.userId, table.startedAt),
    index("account_views_session").on(table.sessionId),
    index("account_views_open")
      .on(table.expiresAt)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** Account settings. Without a row the defaults apply. */
export const accountSettings = pgTable("account_settings", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Storefronts for new keywords; the first one is the default. */
  countries: text("countries").array().notNull(),
  newSignIn: boolean("new_sign_in").notNull(),
  rankAlerts: text("rank_alerts", { enum: ["off", "daily", "weekly"] })
    .notNull()
    .default("daily"),
});

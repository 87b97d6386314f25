import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";

const moment = (name: string) => timestamp(name, { withTimezone: true });
/** The link of the mail that removes the factor without a sign-in: the hash of its token, and when it ends. */
const removal = () => ({
  removalHash: text("removal_hash").unique(),
  removalExpiresAt: moment("removal_expires_at"),
});
const userId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Passkeys of accounts: public keys of WebAuthn credentials. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    credentialId: text("credential_id").notNull().unique(),
    /** COSE key in base64url. */
    publicKey: text("public_key").notNull(),
    /** Uses as the authenticator counts them; 0 for one that does not count. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    name: text("name").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastUsedAt: moment("last_used_at"),
    ...removal(),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** Challenges that browsers were given for passkeys, by hash; each is used once. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    hash: text("hash").primaryKey(),
    purpose: text("purpose", { enum: ["add", "sign-in", "second-factor", "confirm"] }).notNull(),
    /** `null` for a sign-in with a passkey alone: the account is not known before. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("passkey_challenges_expires").on(table.expiresAt)],
);

/** Secrets of authenticator apps, sealed. */
export const totpSecrets = pgTable("totp_secrets", {
  userId: userId().primaryKey(),
  /** `null` before the first code confirmed it. */
  secret: text("secret"),
  /** A secret that a code has yet to confirm. */
  pendingSecret: text("pending_secret"),
  /** Time step of the last code that was accepted; codes of it and of earlier ones are refused. */
  lastStep: bigint("last_step", { mode: "number" }),
  ...removal(),
});

/** Recovery codes that can still be used, by hash. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  { userId: userId(), hash: text("hash").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Codes that were mailed to confirm a session, by hash; the latest one of an account counts. */
export const confirmCodes = pgTable("confirm_codes", {
  userId: userId().primaryKey(),
  hash: text("hash").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

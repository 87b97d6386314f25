import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../../infra/db/moment";
import { users } from "../accounts/accounts.schema";

/** Columns of the emailed link that removes the factor without signing in: hash of its token and expiry. */
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
    /** Signature counter of the authenticator; 0 if it doesn't count. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    name: text("name").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastUsedAt: moment("last_used_at"),
    ...removal(),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** Hashed challenges for passkeys; each can be used once. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    hash: text("hash").primaryKey(),
    purpose: text("purpose", { enum: ["add", "sign-in", "second-factor", "confirm"] }).notNull(),
    /** `null` for a sign-in with a passkey only, because the account isn't known yet. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("passkey_challenges_expires").on(table.expiresAt)],
);

/** Encrypted secrets of authenticator apps. */
export const totpSecrets = pgTable("totp_secrets", {
  userId: userId().primaryKey(),
  /** `null` until the first code has confirmed it. */
  secret: text("secret"),
  /** A secret that hasn't been confirmed by a code yet. */
  pendingSecret: text("pending_secret"),
  /** Time step of the last accepted code; codes of this and earlier steps are refused. */
  lastStep: bigint("last_step", { mode: "number" }),
  ...removal(),
});

/** Hashed recovery codes that haven't been used yet. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  { userId: userId(), hash: text("hash").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Hashed codes that were emailed to confirm a session; only the latest one of an account is valid. */
export const confirmCodes = pgTable("confirm_codes", {
  userId: userId().primaryKey(),
  hash: text("hash").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

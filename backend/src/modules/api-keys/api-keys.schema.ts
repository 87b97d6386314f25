import { API_KEY_SCOPES } from "@listwise/contracts/account";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";

/** API keys of users' programs, by hash. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    label: text("label").notNull(),
    hash: text("hash").notNull().unique(),
    /** Last characters of the key, so that users can tell keys apart. */
    ending: text("ending").notNull(),
    scopes: text("scopes", { enum: API_KEY_SCOPES }).array().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
  },
  (table) => [index("api_keys_user").on(table.userId)],
);

import type { SharedAnalysis } from "@listwise/contracts/shares";
import { index, integer, jsonb, pgTable, serial, text } from "drizzle-orm/pg-core";
import { moment } from "../../infra/db/moment";
import { users } from "../accounts/accounts.schema";
import { apps } from "../store/store.schema";

/** Snapshots of shared analyses. Revoking a link deletes its row. */
export const shares = pgTable(
  "shares",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    appId: integer("app_id")
      .notNull()
      .references(() => apps.id),
    country: text("country").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    snapshot: jsonb("snapshot").$type<SharedAnalysis>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("shares_user").on(table.userId, table.createdAt.desc())],
);

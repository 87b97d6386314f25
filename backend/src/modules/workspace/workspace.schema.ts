import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";
import { apps } from "../store/store.schema";

/** The current app and country of each user, as last chosen. */
export const workspaces = pgTable("workspaces", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** `null` for all apps. */
  appId: integer("app_id").references(() => apps.id, { onDelete: "set null" }),
  country: text("country").notNull(),
});

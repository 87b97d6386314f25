import { integer, pgTable, primaryKey, timestamp, unique } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";
import { apps } from "../store/store.schema";

/**
 * Apps of two stores that a user has linked as the same product. `appId` is the one whose store comes first in
 * `PLATFORMS`, so that each app can be in one link only.
 */
export const appLinks = pgTable(
  "app_links",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    appId: integer("app_id")
      .notNull()
      .references(() => apps.id),
    otherId: integer("other_id")
      .notNull()
      .references(() => apps.id),
    linkedAt: timestamp("linked_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.appId] }),
    unique("app_links_other").on(table.userId, table.otherId),
  ],
);

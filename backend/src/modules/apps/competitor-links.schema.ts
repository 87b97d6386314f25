import { index, integer, pgTable, primaryKey, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";
import { apps } from "../store/store.schema";

/** Competitors that a user has chosen for an app. */
export const competitors = pgTable(
  "competitors",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    appId: integer("app_id")
      .notNull()
      .references(() => apps.id),
    competitorId: integer("competitor_id")
      .notNull()
      .references(() => apps.id),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.appId, table.competitorId] }),
    index("competitors_competitor").on(table.competitorId),
  ],
);

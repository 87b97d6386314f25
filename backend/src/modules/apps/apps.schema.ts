import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";
import { apps } from "../store/store.schema";

export const follows = pgTable(
  "follows",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    appId: integer("app_id")
      .notNull()
      .references(() => apps.id),
    followedAt: timestamp("followed_at", { withTimezone: true }).notNull().defaultNow(),
    /** The storefront the app was found in: lists show its listing there. */
    country: text("country"),
    tags: text("tags")
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.appId] }), index("follows_app").on(table.appId)],
);

/** Apps that users have put in as their own. */
export const ownedApps = pgTable(
  "owned_apps",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    appId: integer("app_id")
      .notNull()
      .references(() => apps.id),
    /** As its owner calls it. */
    name: text("name").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.appId] })],
);

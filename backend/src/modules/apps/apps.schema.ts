import type { Relation } from "@listwise/contracts/apps";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
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
    /** Storefront in which the app was found; lists show the listing from there. */
    country: text("country"),
    tags: text("tags")
      .array()
      .notNull()
      .default(sql`'{}'`),
    relation: text("relation").$type<Relation>().notNull().default("watching"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.appId] }),
    index("follows_app").on(table.appId),
    check("follows_relation", sql`${table.relation} in ('own', 'competitor', 'watching')`),
  ],
);

/** Apps that users added by their store id before a store listed them, with the name that the user gave. */
export const ownedApps = pgTable(
  "owned_apps",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    appId: integer("app_id")
      .notNull()
      .references(() => apps.id),
    /** Name given by the owner. */
    name: text("name").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.appId] })],
);

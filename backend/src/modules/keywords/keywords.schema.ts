import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";
import { keywords } from "../crawls/crawls.schema";
import { apps } from "../store/store.schema";

/** Entries of keyword lists: a keyword in one country, for each app whose list it is on. */
export const userKeywords = pgTable(
  "user_keywords",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    keywordId: integer("keyword_id")
      .notNull()
      .references(() => keywords.id),
    country: text("country").notNull(),
    /** App whose list it is on; `null` for an unassigned keyword. */
    appId: integer("app_id").references(() => apps.id),
    category: text("category").notNull(),
    notes: text("notes"),
    origin: text("origin"),
    isFavorite: boolean("is_favorite").notNull().default(false),
    tags: text("tags")
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("user_keywords_once")
      .on(table.userId, table.country, table.keywordId, table.appId)
      .nullsNotDistinct(),
    index("user_keywords_pair").on(table.keywordId, table.country),
  ],
);

/** Keywords that a user marked as irrelevant for an app: they are neither suggested nor planned for it. */
export const irrelevantKeywords = pgTable(
  "irrelevant_keywords",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    appId: integer("app_id")
      .notNull()
      .references(() => apps.id),
    keywordId: integer("keyword_id")
      .notNull()
      .references(() => keywords.id),
    markedAt: timestamp("marked_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.appId, table.keywordId] })],
);

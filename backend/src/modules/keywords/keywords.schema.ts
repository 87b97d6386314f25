import type { SavedView } from "@listwise/contracts/keywords";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";
import { keywords } from "../crawls/crawls.schema";

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
    category: text("category").notNull(),
    notes: text("notes"),
    origin: text("origin"),
    isFavorite: boolean("is_favorite").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("user_keywords_once").on(table.userId, table.country, table.keywordId),
    index("user_keywords_pair").on(table.keywordId, table.country),
  ],
);

/** Saved views of the keywords page for each user, in the user's order. */
export const keywordViews = pgTable("keyword_views", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  views: jsonb("views").$type<SavedView[]>().notNull(),
});

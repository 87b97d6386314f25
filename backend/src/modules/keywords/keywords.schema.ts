import { boolean, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
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

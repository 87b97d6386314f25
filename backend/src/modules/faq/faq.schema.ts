import { FAQ_CATEGORIES } from "@listwise/contracts/content";
import { boolean, index, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";

/** Questions and answers as plain text. `sortOrder` is the position within the category. */
export const faqs = pgTable(
  "faqs",
  {
    id: serial("id").primaryKey(),
    question: text("question").notNull(),
    answer: text("answer").notNull(),
    category: text("category", { enum: FAQ_CATEGORIES }).notNull(),
    subcategory: text("subcategory"),
    isActive: boolean("is_active").notNull().default(true),
    sortOrder: integer("sort_order").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index("faqs_category_sort_order").on(table.category, table.sortOrder)],
);

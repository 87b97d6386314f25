import { date, doublePrecision, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { apps } from "../store/store.schema";

/** Ratings of an app in a storefront by UTC day. */
export const ratingDays = pgTable(
  "rating_days",
  {
    appId: integer("app_id")
      .notNull()
      .references(() => apps.id),
    source: text("source").notNull(),
    country: text("country").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    rating: doublePrecision("rating"),
    ratingCount: integer("rating_count"),
  },
  (table) => [primaryKey({ columns: [table.appId, table.source, table.country, table.day] })],
);

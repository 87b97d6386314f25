import { pgTable, text } from "drizzle-orm/pg-core";

/** Secrets that all nodes share, made by the first of them. */
export const secrets = pgTable("secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});

import { pgTable, text } from "drizzle-orm/pg-core";

/** Secrets shared by all nodes; created by the first node that needs them. */
export const secrets = pgTable("secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});

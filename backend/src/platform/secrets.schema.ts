import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Secrets that all nodes share, made by the first of them. */
export const secrets = pgTable("secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});

/** What an operator entrusts to the site, encrypted with a key that is not in the database. */
export const sealedSecrets = pgTable("sealed_secrets", {
  name: text("name").primaryKey(),
  sealed: text("sealed").notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

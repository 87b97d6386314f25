import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The site's configuration. Page titles and public keys are readable by everyone, others only by administrators. */
export const siteConfig = pgTable("site_config", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
  type: text("type").notNull().default("string"),
  description: text("description"),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

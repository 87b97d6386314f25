import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The site's configuration. Keys under `seo.` and the public flags are for everyone, others for administrators. */
export const siteConfig = pgTable("site_config", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
  type: text("type").notNull().default("string"),
  description: text("description"),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

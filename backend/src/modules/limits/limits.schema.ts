import { boolean, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";

/** What can be limited. Rows come from the catalog at first start; display fields may be edited later. */
export const limitDefinitions = pgTable("limit_definitions", {
  id: serial("id").primaryKey(),
  key: text("key").notNull().unique(),
  featureName: text("feature_name").notNull(),
  description: text("description").notNull(),
  unit: text("unit"),
  category: text("category").notNull(),
  dataType: text("data_type", { enum: ["BOOLEAN", "INTEGER", "JSON"] }).notNull(),
  displayInPricing: boolean("display_in_pricing").notNull().default(true),
  displayOrder: integer("display_order").notNull().default(0),
});

/** A plan preset. Exactly one row is the default, for users whose plan is unknown. */
export const limitTemplates = pgTable("limit_templates", {
  id: serial("id").primaryKey(),
  key: text("key").notNull().unique(),
  name: text("name").notNull(),
  description: text("description").notNull(),
  isDefault: boolean("is_default").notNull().default(false),
  displayInPricing: boolean("display_in_pricing").notNull().default(true),
  displayOrder: integer("display_order").notNull().default(0),
});

export const limitTemplateValues = pgTable(
  "limit_template_values",
  {
    templateId: integer("template_id")
      .notNull()
      .references(() => limitTemplates.id, { onDelete: "cascade" }),
    definitionId: integer("definition_id")
      .notNull()
      .references(() => limitDefinitions.id, { onDelete: "cascade" }),
    value: jsonb("value").notNull(),
  },
  (table) => [primaryKey({ columns: [table.templateId, table.definitionId] })],
);

/** What one user has otherwise than the plan says. */
export const userLimitOverrides = pgTable(
  "user_limit_overrides",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    definitionId: integer("definition_id")
      .notNull()
      .references(() => limitDefinitions.id, { onDelete: "cascade" }),
    value: jsonb("value").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.definitionId] })],
);

/** Metered use; a new period is a new row, so nothing has to run at a reset. */
export const limitUsage = pgTable(
  "limit_usage",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    feature: text("feature").notNull(),
    periodStart: timestamp("period_start", { withTimezone: true }).notNull(),
    used: integer("used").notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.feature, table.periodStart] })],
);

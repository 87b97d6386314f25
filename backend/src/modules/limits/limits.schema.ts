import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";

/** Features that can be limited. Rows come from the catalog at first start; display fields can be edited later. */
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

/** Plan presets. Exactly one row is the default, for users whose plan is unknown. */
export const limitTemplates = pgTable("limit_templates", {
  id: serial("id").primaryKey(),
  key: text("key").notNull().unique(),
  name: text("name").notNull(),
  description: text("description").notNull(),
  isDefault: boolean("is_default").notNull().default(false),
  displayInPricing: boolean("display_in_pricing").notNull().default(true),
  displayOrder: integer("display_order").notNull().default(0),
  /** Length of the free trial in days; 0 for none. */
  trialDays: integer("trial_days").notNull().default(0),
});

/** Every change of an account's plan. Entries are only added. */
export const planChanges = pgTable(
  "plan_changes",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
    before: text("before").notNull(),
    after: text("after").notNull(),
  },
  (table) => [index("plan_changes_user").on(table.userId, table.at)],
);

/** Free trials, at most one per account ever. `endedAt` is `null` while a trial runs. */
export const trials = pgTable(
  "trials",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    plan: text("plan").notNull(),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull().defaultNow(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
    remindAt: timestamp("remind_at", { withTimezone: true }).notNull(),
    remindedAt: timestamp("reminded_at", { withTimezone: true }),
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (table) => [
    index("trials_running")
      .on(table.endsAt)
      .where(sql`${table.endedAt} is null`),
  ],
);

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

/** Limits of a user that differ from the plan. */
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

/** Metered use per period. A new period gets a new row, so no job has to reset counters. */
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

/** Refusals at a limit: one row per user, feature and UTC day, so that repeated attempts don't fill the table. */
export const limitRefusals = pgTable(
  "limit_refusals",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    feature: text("feature").notNull(),
    day: date("day").notNull(),
    count: integer("count").notNull().default(1),
    lastAt: timestamp("last_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.feature, table.day] }),
    index("limit_refusals_day").on(table.day),
  ],
);

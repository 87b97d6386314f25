import type { OptimizerReport } from "@listwise/aso-core/optimizer";
import { index, integer, jsonb, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";
import { apps } from "../store/store.schema";

/** Scored texts, stored with their reports so that versions can be compared. */
export const optimizations = pgTable(
  "optimizations",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    appId: integer("app_id")
      .notNull()
      .references(() => apps.id),
    kind: text("kind").notNull(),
    platform: text("platform").notNull(),
    country: text("country").notNull(),
    texts: jsonb("texts").$type<Record<string, string>>().notNull(),
    report: jsonb("report").$type<OptimizerReport>().notNull(),
    label: text("label"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("optimizations_own").on(table.userId, table.appId, table.kind, table.id)],
);

import { sql } from "drizzle-orm";
import { bigserial, boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment } from "../../infra/db/moment";

/** Changes that administrators made to the default configuration of checks. */
export const alertConfigs = pgTable("alert_configs", {
  kind: text("kind").primaryKey(),
  enabled: boolean("enabled").notNull(),
  threshold: integer("threshold").notNull(),
});

/** Checks that exceeded their threshold; at most one alert per kind is active. */
export const systemAlerts = pgTable(
  "system_alerts",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    kind: text("kind").notNull(),
    value: integer("value").notNull(),
    threshold: integer("threshold").notNull(),
    raisedAt: moment("raised_at").notNull().defaultNow(),
    resolvedAt: moment("resolved_at"),
  },
  (table) => [
    uniqueIndex("system_alerts_standing")
      .on(table.kind)
      .where(sql`${table.resolvedAt} is null`),
    index("system_alerts_latest").on(table.raisedAt),
  ],
);

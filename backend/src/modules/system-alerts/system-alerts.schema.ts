import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What administrators changed of what is watched; all else is as shipped. */
export const alertConfigs = pgTable("alert_configs", {
  kind: text("kind").primaryKey(),
  enabled: boolean("enabled").notNull(),
  threshold: integer("threshold").notNull(),
});

/** What was watched and went over its threshold; of a kind at most one stands. */
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

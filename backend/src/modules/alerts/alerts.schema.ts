import { isNull } from "drizzle-orm";
import {
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  serial,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment } from "../../infra/db/moment";
import { users } from "../accounts/accounts.schema";
import { keywords } from "../crawls/crawls.schema";
import { apps } from "../store/store.schema";

const owner = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const app = () =>
  integer("app_id")
    .notNull()
    .references(() => apps.id);

export const alertRules = pgTable(
  "alert_rules",
  {
    id: serial("id").primaryKey(),
    userId: owner(),
    appId: app(),
    country: text("country").notNull(),
    scope: text("scope", { enum: ["all", "keyword", "category", "tag", "favorites", "chart"] })
      .notNull()
      .default("all"),
    /** Keyword of the scope `keyword`, otherwise `null`. */
    keywordId: integer("keyword_id").references(() => keywords.id),
    /** Name of the category or tag, or the chart of the app's category; otherwise `null`. */
    scopeName: text("scope_name"),
    condition: text("condition", { enum: ["moved", "entered-top", "left-top"] }).notNull(),
    threshold: smallint("threshold").notNull(),
    byEmail: boolean("by_email").notNull().default(true),
    byWebhook: boolean("by_webhook").notNull().default(false),
    isPaused: boolean("is_paused").notNull().default(false),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("alert_rules_once")
      .on(
        table.userId,
        table.appId,
        table.country,
        table.scope,
        table.keywordId,
        table.scopeName,
        table.condition,
        table.threshold,
      )
      .nullsNotDistinct(),
    index("alert_rules_app").on(table.appId, table.country),
  ],
);

/** Rank changes that matched a rule. */
export const alerts = pgTable(
  "alerts",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    userId: owner(),
    ruleId: integer("rule_id").references(() => alertRules.id, { onDelete: "set null" }),
    appId: app(),
    /** Keyword whose rank changed; `null` for a rank in a chart. */
    keywordId: integer("keyword_id").references(() => keywords.id),
    /** Category and chart in which the rank changed; `null` for a keyword. */
    category: text("category"),
    chart: text("chart", { enum: ["free", "paid", "grossing"] }),
    country: text("country").notNull(),
    previousRank: smallint("previous_rank").notNull(),
    currentRank: smallint("current_rank").notNull(),
    /** Time of the check before; together with rule and keyword it identifies the change, which is reported once. */
    movedFrom: moment("moved_from").notNull(),
    at: moment("at").notNull(),
    readAt: moment("read_at"),
    /** The rule's choice when the alert was raised. */
    byEmail: boolean("by_email").notNull().default(true),
    mailedAt: moment("mailed_at"),
  },
  (table) => [
    unique("alerts_once").on(table.ruleId, table.keywordId, table.movedFrom),
    uniqueIndex("alerts_chart_once")
      .on(table.ruleId, table.category, table.chart, table.movedFrom)
      .where(isNull(table.keywordId)),
    index("alerts_user").on(table.userId, table.at.desc()),
  ],
);

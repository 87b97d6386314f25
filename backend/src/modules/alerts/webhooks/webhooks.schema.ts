import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "../../../infra/db/moment";
import { users } from "../../accounts/accounts.schema";

/** Addresses that users' alerts are posted to. */
export const webhooks = pgTable(
  "alert_webhooks",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    url: text("url").notNull(),
    /** Signing secret, encrypted with a key that isn't in the database. */
    sealedSecret: text("sealed_secret").notNull(),
    isEnabled: boolean("is_enabled").notNull().default(true),
    failures: integer("failures").notNull().default(0),
    lastDeliveredAt: moment("last_delivered_at"),
    lastFailedAt: moment("last_failed_at"),
    lastError: text("last_error"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [index("alert_webhooks_user").on(table.userId)],
);

/** Requests to webhooks. Alerts join the one that hasn't started yet; its id stays the same when it is retried. */
export const deliveries = pgTable(
  "alert_deliveries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    webhookId: integer("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    alertIds: bigint("alert_ids", { mode: "number" }).array().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    startedAt: moment("started_at"),
    attempts: smallint("attempts").notNull().default(0),
    deliveredAt: moment("delivered_at"),
  },
  (table) => [
    uniqueIndex("alert_deliveries_waiting")
      .on(table.webhookId)
      .where(sql`${table.startedAt} is null`),
    index("alert_deliveries_created").on(table.createdAt),
  ],
);

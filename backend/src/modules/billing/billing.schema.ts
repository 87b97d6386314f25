import { PLAN_REQUEST_STATES } from "@listwise/contracts/billing";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment } from "../../infra/db/moment";
import { users } from "../accounts/accounts.schema";

/** Maps the payment provider's prices to plans. */
export const paddleProducts = pgTable("paddle_products", {
  priceId: text("price_id").primaryKey(),
  name: text("name").notNull(),
  plan: text("plan").notNull(),
});

/**
 * Received events: repeated deliveries have no effect, and the states that subscriptions had are known. Entries are only added.
 */
export const billingEvents = pgTable(
  "billing_events",
  {
    eventId: text("event_id").primaryKey(),
    type: text("type").notNull(),
    /** Subscription that the event is about, with its status and price; `null` for other events and in rows of older versions. */
    subscriptionId: text("subscription_id"),
    status: text("status"),
    priceId: text("price_id"),
    occurredAt: moment("occurred_at").notNull(),
    receivedAt: moment("received_at").notNull().defaultNow(),
    /** True for the last state of a subscription from before all states were recorded. */
    isBackfilled: boolean("is_backfilled").notNull().default(false),
  },
  (table) => [index("billing_events_subscription").on(table.subscriptionId, table.occurredAt)],
);

/** Latest known state of each subscription. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: text("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    customerId: text("customer_id"),
    status: text("status").notNull(),
    priceId: text("price_id"),
    nextBilledAt: moment("next_billed_at"),
    /** Time of the event that set this state; older events are ignored. */
    occurredAt: moment("occurred_at").notNull(),
  },
  (table) => [index("subscriptions_user").on(table.userId)],
);

/** Costs of the payment provider's prices, as last read from it. */
export const paddlePrices = pgTable("paddle_prices", {
  priceId: text("price_id").primaryKey(),
  /** In the currency's smallest unit, such as cents. */
  amount: bigint("amount", { mode: "number" }).notNull(),
  currency: text("currency").notNull(),
  /** `null` for a price that is paid once. */
  interval: text("interval", { enum: ["day", "week", "month", "year"] }),
  frequency: integer("frequency").notNull(),
  fetchedAt: moment("fetched_at").notNull().defaultNow(),
});

/** Requests for a plan that administrators decide on. */
export const planRequests = pgTable(
  "plan_requests",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    plan: text("plan").notNull(),
    state: text("state", { enum: PLAN_REQUEST_STATES }).notNull().default("open"),
    /** The reason for declining it. */
    reason: text("reason"),
    createdAt: moment("created_at").notNull().defaultNow(),
    decidedAt: moment("decided_at"),
    decidedBy: integer("decided_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("plan_requests_open")
      .on(table.userId, table.plan)
      .where(sql`${table.state} = 'open'`),
    index("plan_requests_user").on(table.userId, table.id),
    index("plan_requests_state").on(table.state, table.id),
  ],
);

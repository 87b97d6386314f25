import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Maps the payment provider's prices to plans. */
export const paddleProducts = pgTable("paddle_products", {
  priceId: text("price_id").primaryKey(),
  name: text("name").notNull(),
  plan: text("plan").notNull(),
});

/** Processed events, so that repeated deliveries have no effect. */
export const billingEvents = pgTable(
  "billing_events",
  {
    eventId: text("event_id").primaryKey(),
    type: text("type").notNull(),
    /** Subscription that the event is about, and its status; `null` for other events and in rows of older versions. */
    subscriptionId: text("subscription_id"),
    status: text("status"),
    occurredAt: moment("occurred_at").notNull(),
    receivedAt: moment("received_at").notNull().defaultNow(),
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

import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Prices of the payment provider and the plans they stand for. */
export const paddleProducts = pgTable("paddle_products", {
  priceId: text("price_id").primaryKey(),
  name: text("name").notNull(),
  plan: text("plan").notNull(),
});

/** Events that were taken, so that none has its effect twice. */
export const billingEvents = pgTable("billing_events", {
  eventId: text("event_id").primaryKey(),
  type: text("type").notNull(),
  occurredAt: moment("occurred_at").notNull(),
  receivedAt: moment("received_at").notNull().defaultNow(),
});

/** Subscriptions as the provider told of them last. */
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
    /** When what stands here happened; older events are late. */
    occurredAt: moment("occurred_at").notNull(),
  },
  (table) => [index("subscriptions_user").on(table.userId)],
);

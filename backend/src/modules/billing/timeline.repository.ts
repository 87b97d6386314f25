import { and, desc, eq, lt, ne } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import type { TimelineEvent, TimelineQuery } from "../accounts";
import { billingEvents, paddleProducts, subscriptions } from "./billing.schema";

/** Returns the payment provider's events about a user's subscriptions. Amounts aren't part of these events. */
export async function findPaymentEvents(
  db: Executor,
  { user, before, limit }: TimelineQuery,
): Promise<TimelineEvent[]> {
  const { eventId, type, status, occurredAt } = billingEvents;
  const rows = await db
    .select({ eventId, type, status, occurredAt, product: paddleProducts.name })
    .from(billingEvents)
    .innerJoin(subscriptions, eq(subscriptions.id, billingEvents.subscriptionId))
    .leftJoin(paddleProducts, eq(paddleProducts.priceId, billingEvents.priceId))
    .where(
      and(eq(subscriptions.userId, user.id), lt(occurredAt, before), ne(type, "subscription.backfilled")),
    )
    .orderBy(desc(occurredAt), desc(eventId))
    .limit(limit);
  return rows.map((row) => ({
    id: row.eventId,
    at: row.occurredAt,
    kind: "payment",
    event: row.type,
    details: [row.product, row.status].filter(Boolean).join(", "),
  }));
}

/** Returns the latest state of a user's newest subscription; `null` without one. */
export async function findLatestSubscription(db: Executor, userId: number) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.occurredAt))
    .limit(1);
  return row ?? null;
}

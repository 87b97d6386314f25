import { count, desc, eq, inArray, lte, max } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Executor } from "../../infra/db/database";
import { billingEvents, paddlePrices, planRequests, subscriptions } from "./billing.schema";

const query = new QueryBuilder();

/** States in which a subscription brings in money. Paddle's own trials don't. */
const EARNING_STATES = ["active", "past_due"];

/** Returns the state of every subscription at a time and its user, as a subquery. */
function selectStatesAt(at: Date) {
  const { subscriptionId, status, priceId, occurredAt, receivedAt } = billingEvents;
  return query
    .selectDistinctOn([subscriptionId], { userId: subscriptions.userId, status, priceId })
    .from(billingEvents)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionId))
    .where(lte(occurredAt, at))
    .orderBy(subscriptionId, desc(occurredAt), desc(receivedAt))
    .as("states");
}

/** Returns the users with a subscription that brought in money at a time, as a subquery. */
export function selectPayersAt(at: Date) {
  const states = selectStatesAt(at);
  return query
    .select({ userId: states.userId })
    .from(states)
    .where(inArray(states.status, EARNING_STATES))
    .as("payers");
}

/** Returns what the earning subscriptions cost at a time, with the number of subscriptions; the cost of some may be unknown. */
export async function findCostsAt(db: Executor, at: Date) {
  const states = selectStatesAt(at);
  const { amount, currency, interval, frequency } = paddlePrices;
  return db
    .select({ amount, currency, interval, frequency, subscriptions: count() })
    .from(states)
    .leftJoin(paddlePrices, eq(paddlePrices.priceId, states.priceId))
    .where(inArray(states.status, EARNING_STATES))
    .groupBy(amount, currency, interval, frequency);
}

/** Returns the time from which all states are recorded; `null` if they always were. */
export async function findStatesSince(db: Executor): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(billingEvents.occurredAt) })
    .from(billingEvents)
    .where(eq(billingEvents.isBackfilled, true));
  return row?.at ?? null;
}

/** Returns the number of requests that wait for a decision. */
export function countOpenRequests(db: Executor): Promise<number> {
  return db.$count(planRequests, eq(planRequests.state, "open"));
}

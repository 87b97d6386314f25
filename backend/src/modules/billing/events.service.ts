import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { fail } from "../../infra/http/errors";
import { findUserById, lockUser } from "../accounts";
import { assignPlan } from "../limits";
import {
  findPaidSubscription,
  findPlanOfPrice,
  findSubscription,
  insertEvent,
  type SubscriptionRow,
  upsertSubscription,
} from "./billing.repository";
import { PaddleEvent, type PaddleSubscription } from "./paddle-event";

/** States in which the plan is active. `past_due` is one of them: the provider retries failed payments for days. */
export const PAID_STATES = ["active", "trialing", "past_due"];

/** Returns true if the user's plan may come from a subscription in this state, and not from an administrator or a trial. */
async function isPlanFrom(tx: Transaction, before: SubscriptionRow | null): Promise<boolean> {
  if (!before || !PAID_STATES.includes(before.status)) return false;
  const plan = await findPlanOfPrice(tx, before.priceId);
  return plan === null || plan === (await findUserById(tx, before.userId))?.plan;
}

/**
 * Assigns the plan that the user pays for. If they no longer pay, the default plan replaces the plan of the subscription that has
 * ended, whose last state is `before`; any other plan stays. An unmapped price changes nothing.
 */
export async function applyPaidPlan(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  before: SubscriptionRow | null = null,
): Promise<void> {
  const paid = await findPaidSubscription(tx, userId, PAID_STATES);
  if (!paid && !(await isPlanFrom(tx, before))) return;
  if (paid?.plan === null) {
    ctx.log.warn({ userId }, "a paid price is mapped to no plan: map it under paddle-products");
    return;
  }
  const change = await assignPlan(tx, userId, paid?.plan ?? null);
  if (!change) return;
  const details = `${change.email}: ${change.before} → ${change.after} by subscription`;
  await ctx.audit.record(
    { action: "user.plan-changed", result: "ok", actorId: null, subjectId: userId, details },
    tx,
  );
}

async function findOwnerId(tx: Transaction, data: PaddleSubscription): Promise<number | null> {
  const known = await findSubscription(tx, data.id);
  if (known) return known.userId;
  const userId = Number(data.custom_data?.user_id ?? 0);
  if (!Number.isSafeInteger(userId) || userId < 1 || userId > 2_147_483_647) return null;
  return (await findUserById(tx, userId))?.id ?? null;
}

/**
 * Processes an event with a verified signature. Repeated and late events are ignored.
 *
 * @throws VALIDATION_FAILED if it is not a Paddle event
 */
export async function processPaddleEvent(ctx: AppContext, body: string): Promise<"applied" | "ignored"> {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw fail("VALIDATION_FAILED", "The event is not JSON.");
  }
  const parsed = PaddleEvent.safeParse(json);
  if (!parsed.success) throw fail("VALIDATION_FAILED", "This is not a Paddle event.");
  const { event_id: eventId, event_type: type, occurred_at: occurredAt, data } = parsed.data;
  const priceId = data?.items[0]?.price.id ?? null;
  const about = data && { subscriptionId: data.id, status: data.status, priceId };
  return ctx.db.transaction(async (tx) => {
    if (!(await insertEvent(tx, { eventId, type, occurredAt, ...about }))) return "ignored";
    if (!data) return "ignored";
    const userId = await findOwnerId(tx, data);
    if (userId === null) {
      ctx.log.warn({ eventId, subscription: data.id }, "subscription of an unknown user");
      return "ignored";
    }
    // Events about one user are applied one after the other.
    await lockUser(tx, userId);
    const before = await findSubscription(tx, data.id);
    const kept = await upsertSubscription(tx, {
      id: data.id,
      userId,
      customerId: data.customer_id ?? null,
      status: data.status,
      priceId,
      nextBilledAt: data.next_billed_at ?? null,
      occurredAt,
    });
    if (!kept) return "ignored";
    await applyPaidPlan(ctx, tx, userId, before);
    return "applied";
  });
}

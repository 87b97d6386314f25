import type { AppContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { fail } from "../../platform/errors";
import { findUserById } from "../accounts";
import { assignPlan } from "../limits";
import { findPaidPlan, findSubscription, saveSubscription, takeEvent } from "./billing.repository";
import { PaddleEvent, type PaddleSubscription } from "./paddle-event";

/** A payment that failed is tried again by the provider for days: until it gives up, the plan stays. */
export const PAID_STATES = ["active", "trialing", "past_due"];

/** Puts the user on the plan that is paid for, or back on the default one. An unmapped price changes nothing. */
export async function applyPaidPlan(ctx: AppContext, tx: Transaction, userId: number): Promise<void> {
  const paid = await findPaidPlan(tx, userId, PAID_STATES);
  if (paid?.plan === null) {
    ctx.log.warn({ userId }, "a price that is paid stands for no plan: map it under paddle-products");
    return;
  }
  const change = await assignPlan(tx, userId, paid?.plan ?? null);
  if (!change) return;
  const details = `${change.email}: ${change.before} → ${change.after} by subscription`;
  await ctx.audit.record({ action: "user.plan-changed", result: "ok", actorId: null, details }, tx);
}

async function ownerOf(tx: Transaction, data: PaddleSubscription): Promise<number | null> {
  const known = await findSubscription(tx, data.id);
  if (known) return known.userId;
  const userId = Number(data.custom_data?.user_id ?? 0);
  if (!Number.isSafeInteger(userId) || userId < 1 || userId > 2_147_483_647) return null;
  return (await findUserById(tx, userId))?.id ?? null;
}

/** Takes an event whose signature was checked: once, and never over something later. */
export async function takePaddleEvent(ctx: AppContext, body: string): Promise<"applied" | "ignored"> {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw fail("VALIDATION_FAILED", "The event is not JSON.");
  }
  const parsed = PaddleEvent.safeParse(json);
  if (!parsed.success) throw fail("VALIDATION_FAILED", "This is not an event of Paddle.");
  const { event_id: eventId, event_type: type, occurred_at: occurredAt, data } = parsed.data;
  return ctx.db.transaction(async (tx) => {
    if (!(await takeEvent(tx, { eventId, type, occurredAt }))) return "ignored";
    if (!data) return "ignored";
    const userId = await ownerOf(tx, data);
    if (userId === null) {
      ctx.log.warn({ eventId, subscription: data.id }, "a subscription of nobody known here");
      return "ignored";
    }
    const kept = await saveSubscription(tx, {
      id: data.id,
      userId,
      customerId: data.customer_id ?? null,
      status: data.status,
      priceId: data.items[0]?.price.id ?? null,
      nextBilledAt: data.next_billed_at ?? null,
      occurredAt,
    });
    if (!kept) return "ignored";
    await applyPaidPlan(ctx, tx, userId);
    return "applied";
  });
}

import type { OwnSubscription, PlanChangePreview } from "@listwise/contracts/billing";
import type { Cost, PublicPlan } from "@listwise/contracts/limits";
import type { FastifyRequest } from "fastify";
import type { PaddleConfig } from "../../../infra/config/config-providers";
import type { AppContext } from "../../../infra/context";
import { fail } from "../../../infra/http/errors";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import { findUserById } from "../../accounts";
import { findPlanNames } from "../../limits";
import { findPaidSubscription } from "../billing.repository";
import { PAID_STATES } from "../events.service";
import { loadOffer } from "../prices/prices.service";
import { toPaddleFailure } from "./paddle-failure";
import {
  changePaddleSubscription,
  createPaddlePortal,
  previewPaddleChange,
  type BillingMode,
  type PaddleChange,
} from "./paddle-subscriptions";

const NOT_PAYING = "You don't pay for a plan. Reload the page to see which plans you can get.";

/** Returns the subscription that the user pays for; `null` without one. */
export async function loadOwnSubscription(
  { db }: AppContext,
  userId: number,
): Promise<OwnSubscription | null> {
  const paid = await findPaidSubscription(db, userId, PAID_STATES);
  if (!paid) return null;
  const { plan, status, priceId, nextBilledAt } = paid;
  const names = await findPlanNames(db);
  return {
    ...{ status, priceId },
    plan: plan === null ? null : { key: plan, name: names.get(plan) ?? plan },
    nextBilledAt: nextBilledAt?.toISOString() ?? null,
  };
}

function getPaddle(ctx: AppContext): PaddleConfig {
  if (ctx.config.paddle) return ctx.config.paddle;
  throw fail("UNAVAILABLE", "No payment provider is set up here. Contact an administrator.");
}

async function findOwn(ctx: AppContext, userId: number) {
  const paid = await findPaidSubscription(ctx.db, userId, PAID_STATES);
  if (!paid) throw fail("CONFLICT", NOT_PAYING);
  return paid;
}

const findCost = (plans: readonly PublicPlan[], priceId: string | null): Cost | null =>
  plans.flatMap(({ prices }) => prices).find((price) => price.priceId === priceId)?.cost ?? null;

/**
 * Returns how to bill a switch: Paddle bills none during its own trials, and a change of the billing period only immediately.
 * The configured mode is for prices that are known to be lower.
 */
function chooseMode(status: string, from: Cost | null, to: Cost | null, downgrade: BillingMode): BillingMode {
  if (status === "trialing") return "do_not_bill";
  const isSamePeriod = from?.interval === to?.interval && from?.frequency === to?.frequency;
  return from && to && isSamePeriod && to.amount < from.amount ? downgrade : "prorated_immediately";
}

/** @throws UNAVAILABLE, NOT_FOUND for a price of no public plan, CONFLICT if the user doesn't pay or already pays this price */
async function prepareChange(ctx: AppContext, userId: number, priceId: string) {
  const paddle = getPaddle(ctx);
  const { plans } = await loadOffer(ctx);
  const plan = plans.find(({ prices }) => prices.some((price) => price.priceId === priceId));
  if (!plan) throw fail("NOT_FOUND", "This plan is no longer sold for this price. Reload the page.");
  const { id: subscriptionId, status, priceId: current } = await findOwn(ctx, userId);
  if (current === priceId) throw fail("CONFLICT", `You already pay for ${plan.name}. Reload the page.`);
  const mode = chooseMode(
    status,
    findCost(plans, current),
    findCost(plans, priceId),
    paddle.downgradeBilling,
  );
  const change: PaddleChange = { subscriptionId, priceId, mode };
  return { paddle, plan, change };
}

/**
 * Returns what a switch to another price costs, from Paddle.
 *
 * @throws UNAVAILABLE, NOT_FOUND, CONFLICT if there is nothing to switch or Paddle refuses it
 */
export async function previewChange(
  ctx: AppContext,
  userId: number,
  priceId: string,
): Promise<PlanChangePreview> {
  const { paddle, plan, change } = await prepareChange(ctx, userId, priceId);
  const preview = await previewPaddleChange(paddle, change).catch((error: unknown) => {
    ctx.log.warn({ err: error, userId }, "Paddle did not preview a switch of the plan");
    throw toPaddleFailure(
      error,
      "Couldn't get the cost of the switch from Paddle. Nothing was changed. Try again later.",
    );
  });
  const { update_summary: summary, recurring_transaction_details: recurring, billing_cycle: cycle } = preview;
  const result = change.mode === "do_not_bill" ? undefined : summary?.result;
  const totals = recurring?.totals;
  return {
    plan: { key: plan.key, name: plan.name },
    difference:
      result && result.amount !== 0
        ? { action: result.action, amount: Math.abs(result.amount), currency: result.currency_code }
        : null,
    billed: change.mode.endsWith("immediately") ? "now" : "next-payment",
    cost: totals && cycle ? { amount: totals.total, currency: totals.currency_code, ...cycle } : null,
    nextBilledAt: preview.next_billed_at ?? null,
  };
}

/**
 * Switches the user's subscription to another price through Paddle, whose event then assigns the plan.
 *
 * @throws UNAVAILABLE, NOT_FOUND, CONFLICT if there is nothing to switch or Paddle refuses it
 */
export async function changeSubscription(
  ctx: AppContext,
  userId: number,
  priceId: string,
  request: FastifyRequest,
): Promise<void> {
  const { paddle, plan, change } = await prepareChange(ctx, userId, priceId);
  await changePaddleSubscription(paddle, change).catch((error: unknown) => {
    ctx.log.error({ err: error, userId }, "Paddle did not switch a plan");
    throw toPaddleFailure(
      error,
      "Paddle didn't confirm the switch, so it may or may not have been made. Wait a minute and reload the page before you try again.",
    );
  });
  const user = await findUserById(ctx.db, userId);
  await ctx.audit.record({
    ...{ action: "subscription.change-requested", result: "ok", subjectId: userId },
    ...getRequestOrigin(request),
    details: `${user?.email ?? userId}: ${plan.key}, ${change.mode}`,
  });
}

/** @throws UNAVAILABLE, CONFLICT if the user doesn't pay */
export async function createPortalUrl(ctx: AppContext, userId: number): Promise<string> {
  const paddle = getPaddle(ctx);
  const { id, customerId } = await findOwn(ctx, userId);
  if (customerId === null) throw fail("CONFLICT", "Use the link in Paddle's emails to manage your payments.");
  return createPaddlePortal(paddle, customerId, id).catch((error: unknown) => {
    ctx.log.error({ err: error, userId }, "Paddle did not open its portal");
    throw fail(
      "UNAVAILABLE",
      "Paddle's page couldn't be opened. Try again later, or use the link in Paddle's emails.",
    );
  });
}

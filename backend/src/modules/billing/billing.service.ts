import type { CustomerOverview } from "@listwise/contracts/admin";
import type { PaddleProduct } from "@listwise/contracts/billing";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import type { AppContext } from "../../infra/context";
import { ApiFailure, fail, failNotFound } from "../../infra/http/errors";
import { parsePage, paginate } from "../../infra/http/paging";
import { countOverrides, findPlanNames } from "../limits";
import {
  findPaidSubscription,
  findPriceId,
  findProducts,
  findSubscribers,
  findUserPlans,
  replaceProducts,
} from "./billing.repository";
import { applyPaidPlan, PAID_STATES } from "./events.service";
import { findLatestSubscription } from "./timeline.repository";
import { createPaddleTransaction } from "./paddle-api";
import { PRICES_JOB } from "./prices/prices.service";

const NOT_SET_UP = "No payment provider is set up here. Request the plan instead.";

const ALREADY_PAYING = "You already pay for a plan. Reload the page to switch to another one.";

/**
 * Starts a checkout and returns the URL of the payment page.
 *
 * @throws UNAVAILABLE without a working payment provider, NOT_FOUND for an unknown plan, CONFLICT if the user already pays or
 * the plan has no price
 */
export async function startCheckout(
  ctx: AppContext,
  userId: number,
  { plan, priceId: wanted }: { plan: string; priceId?: string | undefined },
): Promise<string> {
  const { paddle } = ctx.config;
  if (!paddle) throw fail("UNAVAILABLE", NOT_SET_UP);
  if (!(await findPlanNames(ctx.db)).has(plan)) throw failNotFound("plan");
  if (await findPaidSubscription(ctx.db, userId, PAID_STATES)) throw fail("CONFLICT", ALREADY_PAYING);
  const priceId = await findPriceId(ctx.db, plan, wanted);
  if (priceId === null)
    throw fail("CONFLICT", "This plan can't be bought for this price. Request it instead.");
  try {
    return await createPaddleTransaction(paddle, priceId, userId);
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    ctx.log.error({ err: error }, "a checkout could not be started");
    throw fail("UNAVAILABLE", "The payment provider did not respond. You were not charged. Try again later.");
  }
}

export async function listProducts(ctx: AppContext) {
  const configured = ctx.config.paddle !== null;
  return {
    data: await findProducts(ctx.db),
    paddle: {
      configured,
      missing: configured ? [] : ["PADDLE_API_KEY", "PADDLE_WEBHOOK_SECRET"],
      webhookUrl: `${ctx.config.publicUrl}/api/webhooks/paddle`,
    },
  };
}

function findProductProblem(products: readonly PaddleProduct[], plans: ReadonlyMap<string, string>) {
  const seen = new Set<string>();
  for (const [index, { priceId, plan }] of products.entries()) {
    if (!plans.has(plan)) return { path: `products.${index}.plan`, message: `There is no plan "${plan}".` };
    if (seen.has(priceId)) {
      return {
        path: `products.${index}.priceId`,
        message: `The price ${priceId} is listed twice. Map each price to one plan.`,
      };
    }
    seen.add(priceId);
  }
  return null;
}

/** @throws VALIDATION_FAILED if a price is listed twice or its plan is unknown */
export async function saveProducts(
  ctx: AppContext,
  products: readonly PaddleProduct[],
  request: FastifyRequest,
) {
  const problem = findProductProblem(products, await findPlanNames(ctx.db));
  if (problem) throw fail("VALIDATION_FAILED", problem.message, [problem]);
  await ctx.db.transaction(async (tx) => {
    await replaceProducts(tx, products);
    for (const userId of await findSubscribers(tx, PAID_STATES)) await applyPaidPlan(ctx, tx, userId);
    const details = products.map(({ priceId, plan }) => `${priceId} → ${plan}`).join(", ") || "none";
    await ctx.audit.record(
      { action: "billing.products-changed", result: "ok", ...getRequestOrigin(request), details },
      tx,
    );
  });
  await ctx.queue.send(PRICES_JOB, {}, { singletonKey: PRICES_JOB });
  return listProducts(ctx);
}

export async function listSubscriptions(
  ctx: AppContext,
  query: Parameters<typeof parsePage>[0] & { search?: string | undefined; plan?: string | undefined },
) {
  const page = parsePage(query);
  const search = query.search?.trim();
  const { rows, total } = await findUserPlans(ctx.db, { search, plan: query.plan }, page);
  const names = await findPlanNames(ctx.db);
  const overrides = await countOverrides(
    ctx.db,
    rows.map(({ userId }) => userId),
  );
  const data = rows.map(({ planKey, subscription, ...row }) => ({
    ...row,
    overrides: overrides.get(row.userId) ?? 0,
    plan: { key: planKey, name: names.get(planKey) ?? planKey },
    status: subscription?.status ?? null,
    subscriptionId: subscription?.id ?? null,
    nextBilledAt: subscription?.nextBilledAt?.toISOString() ?? null,
    updatedAt: subscription?.occurredAt.toISOString() ?? null,
  }));
  return { data, pagination: paginate(page, total) };
}

/** Returns the latest state of a user's subscription, `null` without one, and if plans are sold at all. */
export async function loadSubscription(
  ctx: AppContext,
  userId: number,
): Promise<Pick<CustomerOverview, "subscription" | "sellsPlans">> {
  const row = await findLatestSubscription(ctx.db, userId);
  const subscription = row && {
    id: row.id,
    status: row.status,
    isPaid: PAID_STATES.includes(row.status),
    nextBilledAt: row.nextBilledAt?.toISOString() ?? null,
    updatedAt: row.occurredAt.toISOString(),
  };
  return { subscription, sellsPlans: ctx.config.paddle !== null };
}

import type { PlanPrice, PublicPlan } from "@listwise/contracts/limits";
import type { AppContext } from "../../../infra/context";
import type { Executor } from "../../../infra/db/database";
import { loadPublicPlans } from "../../limits";
import { findProducts } from "../billing.repository";
import { fetchPaddlePrice } from "../paddle-api";
import { findPrices, savePrice } from "./prices.repository";

/** Job that refreshes the prices. */
export const PRICES_JOB = "billing.prices";

/**
 * Reads what the mapped prices cost from the payment provider and stores it. A price that can't be read keeps the last answer.
 * Does nothing without a provider.
 */
export async function refreshPrices(ctx: AppContext): Promise<void> {
  const { paddle } = ctx.config;
  if (!paddle) return;
  for (const { priceId } of await findProducts(ctx.db)) {
    try {
      await savePrice(ctx.db, { priceId, ...(await fetchPaddlePrice(paddle, priceId)) });
    } catch (error) {
      ctx.log.warn({ err: error, priceId }, "a price could not be read from the payment provider");
    }
  }
}

async function loadPricesByPlan(db: Executor): Promise<Map<string, PlanPrice[]>> {
  const prices = new Map<string, PlanPrice[]>();
  for (const { plan, priceId, cost } of await findPrices(db)) {
    const { amount, currency, interval, frequency } = cost ?? {};
    const known =
      amount === undefined || currency === undefined || frequency === undefined
        ? null
        : { amount, currency, interval: interval ?? null, frequency };
    prices.set(plan, [...(prices.get(plan) ?? []), { priceId, cost: known }]);
  }
  return prices;
}

/** Returns the public plans with what they cost, and the displayed features. Plans have no prices without a payment provider. */
export async function loadOffer({ db, config }: AppContext) {
  const [{ plans, features }, prices] = await Promise.all([
    loadPublicPlans(db),
    config.paddle ? loadPricesByPlan(db) : new Map<string, PlanPrice[]>(),
  ]);
  const offered: PublicPlan[] = plans.map((plan) => ({
    ...plan,
    prices: plan.isDefault ? [] : (prices.get(plan.key) ?? []),
  }));
  return { plans: offered, features, paymentProvider: config.paddle ? "Paddle" : null };
}

import { billingEndpoints } from "@listwise/contracts/billing";
import { limitsEndpoints } from "@listwise/contracts/limits";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { registerPersonalData, registerTimeline } from "../accounts";
import { registerPlanListener } from "../limits";
import { findOwnSubscriptions } from "./billing.repository";
import { startCheckout, listProducts, listSubscriptions, saveProducts } from "./billing.service";
import { findPaymentEvents } from "./timeline.repository";
import { loadOffer, PRICES_JOB, refreshPrices } from "./prices/prices.service";
import { closeFulfilledRequest, findOwnRequests } from "./requests/requests.repository";
import { registerRequests } from "./requests/requests.routes";
import { registerSubscription } from "./subscription/subscription.routes";
import { registerWebhooks } from "./webhook.routes";

export { loadOffer } from "./prices/prices.service";
export { countOpenRequests, findCostsAt, findStatesSince, selectPayersAt } from "./billing.reads";

const success = true as const;

export { loadSubscription } from "./billing.service";

/** Registers payments for plans through Paddle. */
export async function registerBilling(app: FastifyInstance, ctx: AppContext): Promise<void> {
  registerPersonalData("subscriptions", findOwnSubscriptions);
  registerTimeline("paddle", ["payment"], findPaymentEvents);
  registerEndpoint(app, billingEndpoints.checkout, async ({ user, body }) => ({
    success,
    url: await startCheckout(ctx, user.id, body),
  }));
  registerEndpoint(app, billingEndpoints.products, async () => ({ success, ...(await listProducts(ctx)) }));
  registerEndpoint(app, billingEndpoints.saveProducts, async ({ body, request }) => ({
    success,
    ...(await saveProducts(ctx, body.products, request)),
  }));
  registerEndpoint(app, billingEndpoints.subscriptions, async ({ query }) => ({
    success,
    ...(await listSubscriptions(ctx, query)),
  }));
  registerEndpoint(app, limitsEndpoints.publicPlans, async () => {
    const { plans, ...offer } = await loadOffer(ctx);
    return { success, data: plans, ...offer };
  });
  registerPersonalData("plan-requests", findOwnRequests);
  registerPlanListener("plan-requests", closeFulfilledRequest);
  ctx.queue.define(PRICES_JOB, () => refreshPrices(ctx), { cron: "29 * * * *", atStart: true });
  registerRequests(app, ctx);
  registerSubscription(app, ctx);
  await registerWebhooks(app);
}

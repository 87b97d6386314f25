import { billingEndpoints } from "@listwise/contracts/billing";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { registerPersonalData, registerTimeline } from "../accounts";
import { findOwnSubscriptions } from "./billing.repository";
import { startCheckout, listProducts, listSubscriptions, saveProducts } from "./billing.service";
import { findPaymentEvents } from "./timeline.repository";
import { registerWebhooks } from "./webhook.routes";

const success = true as const;

export { loadSubscription } from "./billing.service";

/** Registers payments for plans through Paddle. */
export async function registerBilling(app: FastifyInstance, ctx: AppContext): Promise<void> {
  registerPersonalData("subscriptions", findOwnSubscriptions);
  registerTimeline("paddle", ["payment"], findPaymentEvents);
  registerEndpoint(app, billingEndpoints.checkout, async ({ user, body }) => ({
    success,
    url: await startCheckout(ctx, user.id, body.plan),
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
  await registerWebhooks(app);
}

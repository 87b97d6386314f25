import { billingEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { registerPersonalData } from "../accounts";
import { findOwnSubscriptions } from "./billing.repository";
import { checkout, listProducts, listSubscriptions, saveProducts } from "./billing.service";
import { takeWebhooks } from "./webhook.routes";

const success = true as const;

/** Registers payments for plans through Paddle. */
export async function registerBilling(app: FastifyInstance, ctx: AppContext): Promise<void> {
  registerPersonalData("subscriptions", findOwnSubscriptions);
  bind(app, billingEndpoints.checkout, async ({ user, body }) => ({
    success,
    url: await checkout(ctx, user.id, body.plan),
  }));
  bind(app, billingEndpoints.products, async () => ({ success, ...(await listProducts(ctx)) }));
  bind(app, billingEndpoints.saveProducts, async ({ body, request }) => ({
    success,
    ...(await saveProducts(ctx, body.products, request)),
  }));
  bind(app, billingEndpoints.subscriptions, async ({ query }) => ({
    success,
    ...(await listSubscriptions(ctx, query)),
  }));
  await takeWebhooks(app);
}

import { subscriptionEndpoints } from "@listwise/contracts/billing";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../../infra/context";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import {
  changeSubscription,
  createPortalUrl,
  loadOwnSubscription,
  previewChange,
} from "./subscription.service";

const success = true as const;

/** Registers the subscription of the user and switches to other plans. */
export function registerSubscription(app: FastifyInstance, ctx: AppContext): void {
  const { mine, preview, change, portal } = subscriptionEndpoints;
  registerEndpoint(app, mine, async ({ user }) => ({
    success,
    data: await loadOwnSubscription(ctx, user.id),
  }));
  registerEndpoint(app, preview, async ({ user, body }) => ({
    success,
    data: await previewChange(ctx, user.id, body.priceId),
  }));
  registerEndpoint(app, change, async ({ user, body, request }) => {
    await changeSubscription(ctx, user.id, body.priceId, request);
    return { success };
  });
  registerEndpoint(app, portal, async ({ user }) => ({
    success,
    url: await createPortalUrl(ctx, user.id),
  }));
}

import { viewAsEndpoints } from "@listwise/contracts/account";
import { customerEndpoints } from "@listwise/contracts/admin";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import { loadTimeline, startView, stopView } from "../accounts";
import { listCustomerApps, loadOverview, resendConfirmation, sendReset } from "./customer.service";
import { loadExistingUser } from "./user.service";

const success = true as const;
const PAGE_SIZE = 30;

export function customerRoutes(app: FastifyInstance): void {
  const { ctx } = app;
  registerEndpoint(app, customerEndpoints.overview, async ({ params, ...by }) => ({
    success,
    data: await loadOverview(ctx, params.id, by),
  }));
  registerEndpoint(app, customerEndpoints.timeline, async ({ params, query }) => {
    const user = await loadExistingUser(ctx.db, params.id);
    const { limit = PAGE_SIZE, ...asked } = query;
    return { success, ...(await loadTimeline(ctx.db, user, { ...asked, limit })) };
  });
  registerEndpoint(app, customerEndpoints.apps, async ({ params, query }) => ({
    success,
    ...(await listCustomerApps(ctx, params.id, query)),
  }));
  registerEndpoint(app, customerEndpoints.resendConfirmation, async ({ params, ...by }) => {
    await resendConfirmation(ctx, params.id, by);
    return { success };
  });
  registerEndpoint(app, customerEndpoints.sendPasswordReset, async ({ params, ...by }) => {
    await sendReset(ctx, params.id, by);
    return { success };
  });
  registerEndpoint(app, viewAsEndpoints.start, async ({ params, user, request }) => ({
    success,
    data: await startView(app, params.id, user, request),
  }));
  registerEndpoint(app, viewAsEndpoints.stop, async ({ user, request }) => {
    await stopView(ctx, user, request);
    return { success };
  });
}

import { planRequestsAdminEndpoints, planRequestsEndpoints } from "@listwise/contracts/billing";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import type { AppContext } from "../../../infra/context";
import {
  approveRequest,
  declineRequest,
  listOwnRequests,
  listRequests,
  requestPlan,
  withdrawRequest,
} from "./requests.service";

const success = true as const;

/** Registers the requests for plans and the decisions on them. */
export function registerRequests(app: FastifyInstance, ctx: AppContext): void {
  const { mine, create, withdraw } = planRequestsEndpoints;
  const { list, approve, decline } = planRequestsAdminEndpoints;
  registerEndpoint(app, mine, async ({ user }) => ({
    success,
    data: await listOwnRequests(ctx.db, user.id),
  }));
  registerEndpoint(app, create, async ({ user, body, request }) => ({
    success,
    data: await requestPlan(ctx, user.id, body.plan, request),
  }));
  registerEndpoint(app, withdraw, async ({ user, params, request }) => ({
    success,
    data: await withdrawRequest(ctx, user.id, params.id, request),
  }));
  registerEndpoint(app, list, async ({ query }) => ({ success, ...(await listRequests(ctx, query)) }));
  registerEndpoint(app, approve, async ({ params, ...by }) => ({
    success,
    data: await approveRequest(ctx, params.id, by),
  }));
  registerEndpoint(app, decline, async ({ params, body, ...by }) => ({
    success,
    data: await declineRequest(ctx, params.id, body.reason, by),
  }));
}

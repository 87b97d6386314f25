import { planRequestsAdminEndpoints, planRequestsEndpoints } from "@listwise/contracts/billing";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import type { AppContext } from "../../../infra/context";
import { announceCount, announceCountOnConnect } from "./announce-count";
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
  /** Waits for a change, announces the number of open requests and returns the changed request. */
  const announceAfter = async <T>(change: Promise<T>) => {
    const data = await change;
    void announceCount(ctx);
    return { success, data };
  };
  announceCountOnConnect(ctx);
  registerEndpoint(app, mine, async ({ user }) => ({
    success,
    data: await listOwnRequests(ctx.db, user.id),
  }));
  registerEndpoint(app, create, ({ user, body, request }) =>
    announceAfter(requestPlan(ctx, user.id, body.plan, request)),
  );
  registerEndpoint(app, withdraw, ({ user, params, request }) =>
    announceAfter(withdrawRequest(ctx, user.id, params.id, request)),
  );
  registerEndpoint(app, list, async ({ query }) => ({ success, ...(await listRequests(ctx, query)) }));
  registerEndpoint(app, approve, ({ params, ...by }) => announceAfter(approveRequest(ctx, params.id, by)));
  registerEndpoint(app, decline, ({ params, body, ...by }) =>
    announceAfter(declineRequest(ctx, params.id, body.reason, by)),
  );
}

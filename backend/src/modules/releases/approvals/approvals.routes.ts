import { approvalsEndpoints } from "@listwise/contracts/releases";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import { getActor } from "../callers";
import { assertOwnStore } from "../live/status.service";
import type { RunInTurn } from "../publish/caller-queues";
import { approveRequest, declineRequest, listRequests } from "./approvals.service";

/** Registers the endpoints for changes that need a second person. */
export function registerApprovalsEndpoints(app: FastifyInstance, inTurn: RunInTurn): void {
  const { ctx } = app;
  registerEndpoint(app, approvalsEndpoints.requests, async ({ user }) => ({
    success: true,
    data: await listRequests(ctx, user.id),
  }));
  registerEndpoint(app, approvalsEndpoints.approve, async ({ params: { id }, body, request }) => {
    await assertOwnStore(ctx);
    const change = await inTurn(request, () => approveRequest(ctx, id, getActor(request), body.confirm));
    const what = change.kind === "move" ? "The move" : `${change.name} ${change.version}`;
    const percent = change.kind === "move" ? 100 : change.percent;
    const whom = percent === 100 ? "everyone" : `${percent}% of browsers`;
    return { success: true, data: { id }, message: `${what} is live for ${whom}.` };
  });
  registerEndpoint(app, approvalsEndpoints.decline, async ({ params: { id }, request }) => {
    await declineRequest(ctx, id, getActor(request));
    return { success: true };
  });
}

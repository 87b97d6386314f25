import { movesEndpoints } from "@listwise/contracts/releases";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import { getActor, getPromoter } from "../callers";
import { findApprovalReason, requestApproval } from "../approvals/approvals.service";
import { assertOwnStore } from "../live/status.service";
import type { RunInTurn } from "../publish/caller-queues";
import { assertMovable, moveReleases } from "./move-releases.service";

/** Registers the endpoint for operations over several live pointers. */
export function registerMovesEndpoints(app: FastifyInstance, inTurn: RunInTurn): void {
  const { ctx } = app;
  registerEndpoint(app, movesEndpoints.move, async ({ body: { confirm, ...move }, request }) => {
    await assertOwnStore(ctx);
    const promotions = move.promote.map((one) => ({ ...one, percent: 100 }));
    const reason = await findApprovalReason(ctx, getPromoter(request), promotions);
    if (reason !== null) {
      await inTurn(request, () => assertMovable(ctx, move));
      const { id, message } = await requestApproval(
        ctx,
        getActor(request),
        { ...move, kind: "move" },
        reason,
      );
      return { success: true, data: { request: id }, message };
    }
    await inTurn(request, () => moveReleases(ctx, getActor(request), move, confirm));
    return { success: true, data: { request: null }, message: "The move is live for everyone." };
  });
}

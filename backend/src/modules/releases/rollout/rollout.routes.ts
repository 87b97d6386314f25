import { rolloutEndpoints, type Rollout } from "@listwise/contracts/releases";
import type { FastifyInstance } from "fastify";
import { fail } from "../../../infra/http/errors";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import { assertOwnStore } from "../live/status.service";
import { createCallerQueues } from "../publish/caller-queues";
import { findApprovalReason } from "../approvals/approvals.service";
import { assertCanConfirm, getActor, getPromoter } from "../callers";
import { listOwners, setOwner } from "./owners.service";
import { loadRollouts, presentRollout } from "./rollout.presenter";
import type { RolloutRow } from "./rollout.repository";
import { cancelRollout, pauseRollout, resumeRollout, startRollout } from "./rollout.service";

/** Registers the endpoints of rollouts by health and of the contacts of releases' owners. */
export function rolloutRoutes(app: FastifyInstance): void {
  const { ctx } = app;
  const inTurn = createCallerQueues();
  const answer = async (row: RolloutRow, describe: (data: Rollout) => string) => {
    const data = await presentRollout(ctx, row);
    return { success: true as const, data, message: describe(data) };
  };
  registerEndpoint(app, rolloutEndpoints.list, async ({ query, request }) => ({
    success: true,
    data: await loadRollouts(ctx, request.team?.release ?? query.name),
  }));
  registerEndpoint(app, rolloutEndpoints.start, async ({ params: { name }, body, request }) => {
    await assertOwnStore(ctx);
    if (body.confirm) assertCanConfirm(request);
    const promotion = { name, version: body.version, percent: 100 };
    const reason = await findApprovalReason(ctx, getPromoter(request), [promotion]);
    if (reason !== null) throw fail("FORBIDDEN", `${reason} Ask another administrator to start the rollout.`);
    const row = await inTurn(request, () => startRollout(ctx, { name, actor: getActor(request) }, body));
    return answer(
      row,
      ({ version, percent }) => `The rollout of ${name} ${version} has started at ${percent}%.`,
    );
  });
  registerEndpoint(app, rolloutEndpoints.pause, async ({ params: { name }, body: { reason }, request }) =>
    answer(
      await pauseRollout(ctx, { name, actor: getActor(request), reason }),
      ({ percent }) => `The rollout of ${name} is paused at ${percent}%.`,
    ),
  );
  registerEndpoint(app, rolloutEndpoints.resume, async ({ params: { name }, body: { reason }, request }) =>
    answer(
      await resumeRollout(ctx, { name, actor: getActor(request), reason }),
      ({ percent }) => `The rollout of ${name} continues at ${percent}%.`,
    ),
  );
  registerEndpoint(app, rolloutEndpoints.cancel, async ({ params: { name }, body: { reason }, request }) => {
    await assertOwnStore(ctx);
    const row = await cancelRollout(ctx, { name, actor: getActor(request), reason });
    return answer(row, ({ stable }) => `The rollout of ${name} is canceled. Everyone gets ${stable}.`);
  });
  registerEndpoint(app, rolloutEndpoints.contacts, async () => ({
    success: true,
    data: await listOwners(ctx),
  }));
  registerEndpoint(app, rolloutEndpoints.setContact, async ({ params: { name }, body, request }) => {
    const data = { name, ...body };
    return { success: true, data, secret: await setOwner(ctx, data, request) };
  });
}

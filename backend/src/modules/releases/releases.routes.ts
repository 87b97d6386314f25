import { parseRole } from "@listwise/contracts/api";
import { releasesEndpoints, type ReleaseStatus } from "@listwise/contracts/releases";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import { fail } from "../../infra/http/errors";
import { loadLive } from "./repository/sync-releases";
import { runGate, inspectFiles } from "./publish/gate.service";
import { registerMetricsEndpoints } from "./metrics/metrics.routes";
import { noteMount } from "./health/health.service";
import { registerApprovalsEndpoints } from "./approvals/approvals.routes";
import { findApprovalReason, requestApproval } from "./approvals/approvals.service";
import { registerGovernanceEndpoints } from "./governance/governance.routes";
import {
  assertPromotable,
  promoteVersion,
  publish,
  rollBackRelease,
  switchRelease,
} from "./live/moves.service";
import { assertOwnStore, loadHistory, loadAllStatuses, loadStatus } from "./live/status.service";
import { registerMovesEndpoints } from "./moves/moves.routes";
import { assertCanConfirm, getActor, getPromoter } from "./callers";
import { registerTokenEndpoints } from "./tokens/tokens.routes";
import { createCallerQueues, createUploadLimit, type RunInTurn } from "./publish/caller-queues";
import { decodeUpload } from "./publish/upload";
import { refuseOversize } from "./publish/upload-limits";

/** Registers the endpoints of delivery: publishing, the gate, pointer moves, team tokens and browser reports. */
export async function registerReleaseEndpoints(app: FastifyInstance): Promise<void> {
  const inTurn = createCallerQueues();
  await app.register(async (scope) => registerUploadEndpoints(scope, inTurn));
  registerReadEndpoints(app);
  registerMoveEndpoints(app, inTurn);
  registerMovesEndpoints(app, inTurn);
  registerApprovalsEndpoints(app, inTurn);
  registerGovernanceEndpoints(app);
  registerTokenEndpoints(app);
  await registerMetricsEndpoints(app, assertCanPublish);
  registerEndpoint(app, releasesEndpoints.mounted, async ({ body, request }) => {
    const { remote, version, page } = body;
    await noteMount(app, { release: remote, version, page }, request);
    return { success: true };
  });
}

function registerUploadEndpoints(app: FastifyInstance, inTurn: RunInTurn): void {
  const { ctx } = app;
  app.addHook("preParsing", createUploadLimit());
  app.addHook("preValidation", refuseOversize);
  registerEndpoint(app, releasesEndpoints.publish, async ({ params, body, request }) => {
    assertCanPublish(request);
    await assertOwnStore(ctx);
    const { release } = body;
    const findings = await inTurn(request, () =>
      publish(ctx, getActor(request), body, decodeUpload(params.name, body)),
    );
    const data = await loadStatus(ctx, params.name);
    const message = `${release.name} ${release.version} is published. Promote it to make it live.`;
    return { success: true, data, findings, message };
  });
  registerEndpoint(app, releasesEndpoints.check, async ({ params, body, request }) => {
    const { releasesDir } = ctx.config;
    const check = async () => {
      const inspection = await inspectFiles(body.release, decodeUpload(params.name, body));
      const { release, forMove } = body;
      return runGate(releasesDir, await loadLive(ctx), release, inspection, { forMove });
    };
    return { success: true, data: await inTurn(request, check) };
  });
}

function registerReadEndpoints(app: FastifyInstance): void {
  const { ctx } = app;
  registerEndpoint(app, releasesEndpoints.status, async ({ request: { team } }) => {
    const { redirects, soloPercent } = await loadLive(ctx);
    return {
      success: true,
      data: await loadAllStatuses(ctx),
      composition: (await app.releases.current()).id,
      publishes: team?.release ?? null,
      tokenExpiresAt: team?.expiresAt.toISOString() ?? null,
      redirects,
      soloPercent,
    };
  });
  registerEndpoint(app, releasesEndpoints.history, async ({ query }) => ({
    success: true,
    data: await loadHistory(ctx, query.name),
  }));
}

function registerMoveEndpoints(app: FastifyInstance, inTurn: RunInTurn): void {
  const { ctx } = app;
  const host = ctx.config.releaseHost;
  const answer = (data: ReleaseStatus, message: string) => {
    const when = host === null ? "" : ` ${host} shows it once it has the new live.json.`;
    return { success: true as const, data, message: message + when };
  };
  registerEndpoint(app, releasesEndpoints.promote, async ({ params: { name }, body, request }) => {
    await assertOwnStore(ctx);
    const change = { name, actor: getActor(request) };
    if (body.confirm) assertCanConfirm(request);
    const promotion = { name, version: body.version, percent: body.percent };
    const reason = await findApprovalReason(ctx, getPromoter(request), [promotion]);
    if (reason !== null) {
      await inTurn(request, () => assertPromotable(ctx, promotion));
      const requested = { ...promotion, kind: "promote" as const };
      const { id, message } = await requestApproval(ctx, change.actor, requested, reason);
      return { ...answer(await loadStatus(ctx, name), message), request: id };
    }
    await inTurn(request, () => promoteVersion(ctx, change, body));
    const whom = body.percent === 100 ? "everyone" : `${body.percent}% of browsers`;
    return answer(await loadStatus(ctx, name), `${name} ${body.version} is live for ${whom}.`);
  });
  registerEndpoint(app, releasesEndpoints.rollback, async ({ params: { name }, body, request }) => {
    await assertOwnStore(ctx);
    await rollBackRelease(ctx, { name, actor: getActor(request), reason: body.reason });
    const status = await loadStatus(ctx, name);
    return answer(status, `${name} is now at ${status.stable ?? "no version"} for everyone.`);
  });
  registerEndpoint(app, releasesEndpoints.disable, async ({ params: { name }, body, request }) => {
    await assertOwnStore(ctx);
    await switchRelease(ctx, { name, actor: getActor(request), reason: body.reason }, false);
    return answer(await loadStatus(ctx, name), `${name} is turned off.`);
  });
  registerEndpoint(app, releasesEndpoints.enable, async ({ params: { name }, body, request }) => {
    await assertOwnStore(ctx);
    await switchRelease(ctx, { name, actor: getActor(request), reason: body.reason }, true);
    return answer(await loadStatus(ctx, name), `${name} is turned on.`);
  });
}

/**
 * Checks that the caller may publish. New code runs in every visitor's browser, even a superadmin's, so an
 * administrator isn't enough.
 * @throws FORBIDDEN
 */
function assertCanPublish({ team, principal }: FastifyRequest): void {
  if (team || parseRole(principal?.role) === "superadmin") return;
  throw fail("FORBIDDEN", "Only the team's token or a superadmin can publish.");
}

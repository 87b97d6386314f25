import { parseRole, releasesEndpoints, type ReleaseStatus } from "@listwise/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { origin } from "../../platform/admit";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import type { Executor } from "../../platform/database";
import { fail } from "../../platform/errors";
import { readLive } from "../registry";
import { gate, inspect } from "./gate.service";
import { noteMount } from "./health.service";
import { promoteVersion, publish, rollBackRelease, switchRelease } from "./moves.service";
import type { Actor } from "./pointer.service";
import { assertOwnStore, historyOf, statusOfAll, statusOfOne } from "./status.service";
import { listTokens } from "./tokens.repository";
import { createToken, revokeToken } from "./tokens.service";
import { createTurns, createUploadLimit, type Turns } from "./turns";
import { decodeUpload } from "./upload";
import { refuseOversize } from "./upload-limits";

/** Registers the endpoints of delivery: publishing, the gate, pointer moves, team tokens and browser reports. */
export async function bindReleases(app: FastifyInstance): Promise<void> {
  const inTurn = createTurns();
  await app.register(async (scope) => bindUploads(scope, inTurn));
  bindReading(app);
  bindMoves(app, inTurn);
  bindTokens(app);
  bind(app, releasesEndpoints.mounted, async ({ body, request }) => {
    const { remote, version, page } = body;
    await noteMount(app, { release: remote, version, page }, request);
    return { success: true };
  });
}

function bindUploads(app: FastifyInstance, inTurn: Turns): void {
  const { ctx } = app;
  app.addHook("preParsing", createUploadLimit());
  app.addHook("preValidation", refuseOversize);
  bind(app, releasesEndpoints.publish, async ({ params, body, request }) => {
    assertMayPublish(request);
    await assertOwnStore(ctx);
    const { release } = body;
    const findings = await inTurn(request, () =>
      publish(ctx, actorOf(request), release, decodeUpload(params.name, body)),
    );
    const data = await statusOfOne(ctx, params.name);
    const message = `${release.name} ${release.version} is published. Promote it to make it live.`;
    return { success: true, data, findings, message };
  });
  bind(app, releasesEndpoints.check, async ({ params, body, request }) => {
    const { releasesDir } = ctx.config;
    const check = async () => {
      const inspection = await inspect(decodeUpload(params.name, body));
      return gate(releasesDir, await readLive(releasesDir), body.release, inspection);
    };
    return { success: true, data: await inTurn(request, check) };
  });
}

function bindReading(app: FastifyInstance): void {
  const { ctx } = app;
  bind(app, releasesEndpoints.status, async () => ({
    success: true,
    data: await statusOfAll(ctx),
    composition: (await app.releases.current()).id,
  }));
  bind(app, releasesEndpoints.history, async ({ query }) => ({
    success: true,
    data: await historyOf(ctx, query.name),
  }));
}

function bindMoves(app: FastifyInstance, inTurn: Turns): void {
  const { ctx } = app;
  const host = ctx.config.releaseHost;
  const answer = (data: ReleaseStatus, message: string) => {
    const when = host === null ? "" : ` ${host} shows it once it has the new live.json.`;
    return { success: true as const, data, message: message + when };
  };
  bind(app, releasesEndpoints.promote, async ({ params: { name }, body, request }) => {
    await assertOwnStore(ctx);
    const change = { name, actor: actorOf(request) };
    await inTurn(request, () => promoteVersion(ctx, change, body.version, body.percent));
    const whom = body.percent === 100 ? "everyone" : `${body.percent}% of browsers`;
    return answer(await statusOfOne(ctx, name), `${name} ${body.version} is live for ${whom}.`);
  });
  bind(app, releasesEndpoints.rollback, async ({ params: { name }, body, request }) => {
    await assertOwnStore(ctx);
    await rollBackRelease(ctx, { name, actor: actorOf(request), reason: body.reason });
    const status = await statusOfOne(ctx, name);
    return answer(status, `${name} is now at ${status.stable ?? "no version"} for everyone.`);
  });
  bind(app, releasesEndpoints.disable, async ({ params: { name }, body, request }) => {
    await assertOwnStore(ctx);
    await switchRelease(ctx, { name, actor: actorOf(request), reason: body.reason }, false);
    return answer(await statusOfOne(ctx, name), `${name} is turned off.`);
  });
  bind(app, releasesEndpoints.enable, async ({ params: { name }, body, request }) => {
    await assertOwnStore(ctx);
    await switchRelease(ctx, { name, actor: actorOf(request), reason: body.reason }, true);
    return answer(await statusOfOne(ctx, name), `${name} is turned on.`);
  });
}

function bindTokens(app: FastifyInstance): void {
  const { ctx } = app;
  bind(app, releasesEndpoints.createToken, async ({ body: { name, label }, request }) => {
    const { row, token } = await ctx.db.transaction(async (tx) => {
      await record(ctx, tx, request, "release.token-created", `${label} for ${name}`);
      return createToken(tx, name, label);
    });
    return { success: true, data: { id: row.id, name, label, token } };
  });
  bind(app, releasesEndpoints.tokens, async () => ({
    success: true,
    data: (await listTokens(ctx.db)).map(({ id, release, label, createdAt, lastUsedAt }) => ({
      id,
      name: release,
      label,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }));
  bind(app, releasesEndpoints.revokeToken, async ({ params, request }) => {
    await ctx.db.transaction(async (tx) => {
      const { label, release } = await revokeToken(tx, params.id);
      await record(ctx, tx, request, "release.token-revoked", `${label} for ${release}`);
    });
    return { success: true };
  });
}

async function record(
  ctx: AppContext,
  within: Executor,
  request: FastifyRequest,
  action: string,
  details: string,
): Promise<void> {
  await ctx.audit.record({ action, result: "ok", ...origin(request), details }, within);
}

function actorOf(request: FastifyRequest): Actor {
  const { team, principal } = request;
  return { label: team ? `team token “${team.label}”` : `account ${principal?.id}`, audit: origin(request) };
}

/**
 * Checks that the caller may publish. New code runs in every visitor's browser, even a superadmin's, so an
 * administrator isn't enough.
 * @throws FORBIDDEN
 */
function assertMayPublish({ team, principal }: FastifyRequest): void {
  if (team || parseRole(principal?.role) === "superadmin") return;
  throw fail("FORBIDDEN", "Only the team's token or a superadmin can publish.");
}

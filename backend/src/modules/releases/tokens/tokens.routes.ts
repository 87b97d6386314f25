import { formatCount } from "@listwise/aso-core/text";
import { releasesEndpoints } from "@listwise/contracts/releases";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Executor } from "../../../infra/db/database";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import { listTokens, type TokenRow } from "./tokens.repository";
import { createToken, revokeToken } from "./tokens.service";

/** Registers the endpoints for team tokens. */
export function registerTokenEndpoints(app: FastifyInstance): void {
  const { ctx } = app;
  const record = (tx: Executor, request: FastifyRequest, action: string, details: string) =>
    ctx.audit.record({ action, result: "ok", ...getRequestOrigin(request), details }, tx);

  registerEndpoint(app, releasesEndpoints.createToken, async ({ body, request, user }) => {
    const { name, label, days, needsApproval } = body;
    const { row, token } = await ctx.db.transaction(async (tx) => {
      const approval = needsApproval ? ", needs an approval" : "";
      await record(
        tx,
        request,
        "release.token-created",
        `${label} for ${name}, ${formatCount(days, "day")}${approval}`,
      );
      return createToken(tx, { release: name, label, days, needsApproval, createdBy: user.id });
    });
    return { success: true, data: { ...presentToken(row), token } };
  });
  registerEndpoint(app, releasesEndpoints.tokens, async () => ({
    success: true,
    data: (await listTokens(ctx.db)).map(presentToken),
  }));
  registerEndpoint(app, releasesEndpoints.revokeToken, async ({ params, request }) => {
    await ctx.db.transaction(async (tx) => {
      const { label, release } = await revokeToken(tx, params.id);
      await record(tx, request, "release.token-revoked", `${label} for ${release}`);
    });
    return { success: true };
  });
}

function presentToken({ id, release, label, createdAt, expiresAt, needsApproval, lastUsedAt }: TokenRow) {
  return {
    id,
    name: release,
    label,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    needsApproval,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

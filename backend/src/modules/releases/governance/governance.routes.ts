import { governanceEndpoints } from "@listwise/contracts/releases";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import { getActor } from "../callers";
import { assertOwnStore } from "../live/status.service";
import { setPolicy, setSoloPercent } from "./governance.service";

/** Registers the endpoints for what the platform decides about releases. */
export function registerGovernanceEndpoints(app: FastifyInstance): void {
  const { ctx } = app;
  registerEndpoint(app, governanceEndpoints.setPolicy, async ({ params: { name }, body, request }) => {
    await assertOwnStore(ctx);
    await setPolicy(ctx, { name, actor: getActor(request) }, body);
    return { success: true, data: body };
  });
  registerEndpoint(app, governanceEndpoints.setRules, async ({ body, request }) => {
    await assertOwnStore(ctx);
    await setSoloPercent(ctx, getActor(request), body.soloPercent);
    return { success: true, data: body };
  });
}

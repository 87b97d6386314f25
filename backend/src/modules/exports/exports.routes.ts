import { exportsEndpoints } from "@listwise/contracts/exports";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { cancelExport, loadExport, listExports, planExport, startExport } from "./exports.service";

const success = true as const;

export function exportsRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, exportsEndpoints.start, async ({ params, body, request, transact }) => {
    const plan = await planExport(app, ctx, request, params.id, body);
    return transact(async (tx) => ({ success, data: await startExport(ctx, tx, request, plan) }));
  });
  registerEndpoint(app, exportsEndpoints.list, async ({ user }) => ({
    success,
    data: await listExports(ctx, user.id),
  }));
  registerEndpoint(app, exportsEndpoints.get, async ({ params, user }) => ({
    success,
    data: await loadExport(ctx, user.id, params.jobId),
  }));
  registerEndpoint(app, exportsEndpoints.cancel, async ({ params, user }) => {
    await cancelExport(ctx, user.id, params.jobId);
    return { success };
  });
}

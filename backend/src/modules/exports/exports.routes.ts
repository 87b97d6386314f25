import { exportsEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { cancelExport, getExport, listExports, planExport, startExport } from "./exports.service";

const success = true as const;

export function exportsRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, exportsEndpoints.start, async ({ params, body, request, transact }) => {
    const plan = await planExport(app, ctx, request, params.id, body);
    return transact(async (tx) => ({ success, data: await startExport(ctx, tx, request, plan) }));
  });
  bind(app, exportsEndpoints.list, async ({ user }) => ({ success, data: await listExports(ctx, user.id) }));
  bind(app, exportsEndpoints.get, async ({ params, user }) => ({
    success,
    data: await getExport(ctx, user.id, params.jobId),
  }));
  bind(app, exportsEndpoints.cancel, async ({ params, user }) => {
    await cancelExport(ctx, user.id, params.jobId);
    return { success };
  });
}

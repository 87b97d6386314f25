import { toolWorksEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { createWork, deleteWork, listWorks, saveWork } from "./tool-works.service";

const success = true as const;

export function toolWorksRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, toolWorksEndpoints.list, async ({ query, user }) => ({
    success,
    data: await listWorks(ctx, { userId: user.id, tool: query.tool, appId: query.app ?? null }),
  }));
  bind(app, toolWorksEndpoints.create, ({ body: { tool, appId, ...work }, user, transact }) =>
    createWork(ctx, transact, { userId: user.id, tool, appId }, work),
  );
  bind(app, toolWorksEndpoints.save, async ({ params, body, user }) => ({
    success,
    data: await saveWork(ctx, user.id, params.id, body),
  }));
  bind(app, toolWorksEndpoints.remove, async ({ params, user }) => {
    await deleteWork(ctx, user.id, params.id);
    return { success };
  });
}

import { toolDraftsEndpoints } from "@listwise/contracts/tools";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { createDraft, deleteDraft, listDrafts, saveDraft } from "./tool-drafts.service";

const success = true as const;

export function toolDraftsRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, toolDraftsEndpoints.list, async ({ query, user }) => ({
    success,
    data: await listDrafts(ctx, { userId: user.id, tool: query.tool, appId: query.app ?? null }),
  }));
  registerEndpoint(app, toolDraftsEndpoints.create, ({ body: { tool, appId, ...work }, user, transact }) =>
    createDraft(ctx, transact, { userId: user.id, tool, appId }, work),
  );
  registerEndpoint(app, toolDraftsEndpoints.save, async ({ params, body, user }) => ({
    success,
    data: await saveDraft(ctx, user.id, params.id, body),
  }));
  registerEndpoint(app, toolDraftsEndpoints.remove, async ({ params, user }) => {
    await deleteDraft(ctx, user.id, params.id);
    return { success };
  });
}

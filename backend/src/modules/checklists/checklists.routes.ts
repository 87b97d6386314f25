import { checklistsEndpoints } from "@listwise/contracts/checklists";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import {
  changeItem,
  createChecklist,
  deleteChecklist,
  loadChecklist,
  listChecklists,
} from "./checklists.service";
import { TEMPLATES } from "./templates";

const success = true as const;
const templates = [...TEMPLATES.values()].map(({ key, name, description }) => ({ key, name, description }));

export function checklistsRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, checklistsEndpoints.list, async ({ user }) => ({
    success,
    data: await listChecklists(ctx, user.id),
    templates,
  }));
  registerEndpoint(app, checklistsEndpoints.create, async ({ body, user }) => ({
    success,
    data: await createChecklist(ctx, user.id, String(body.appId), body.template),
  }));
  registerEndpoint(app, checklistsEndpoints.get, async ({ params, user }) => ({
    success,
    data: await loadChecklist(ctx, user.id, params.id),
  }));
  registerEndpoint(app, checklistsEndpoints.updateItem, async ({ params, body, user }) => ({
    success,
    data: await changeItem(ctx, user.id, params.id, params.itemId, body),
  }));
  registerEndpoint(app, checklistsEndpoints.remove, async ({ params, user }) => {
    await deleteChecklist(ctx, user.id, params.id);
    return { success };
  });
}

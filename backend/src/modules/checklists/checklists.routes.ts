import { checklistsEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import {
  changeItem,
  createChecklist,
  deleteChecklist,
  getChecklist,
  listChecklists,
} from "./checklists.service";
import { TEMPLATES } from "./templates";

const success = true as const;
const templates = [...TEMPLATES.values()].map(({ key, name, description }) => ({ key, name, description }));

export function checklistsRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, checklistsEndpoints.list, async ({ user }) => ({
    success,
    data: await listChecklists(ctx, user.id),
    templates,
  }));
  bind(app, checklistsEndpoints.create, async ({ body, user }) => ({
    success,
    data: await createChecklist(ctx, user.id, String(body.appId), body.template),
  }));
  bind(app, checklistsEndpoints.get, async ({ params, user }) => ({
    success,
    data: await getChecklist(ctx, user.id, params.id),
  }));
  bind(app, checklistsEndpoints.updateItem, async ({ params, body, user }) => ({
    success,
    data: await changeItem(ctx, user.id, params.id, params.itemId, body),
  }));
  bind(app, checklistsEndpoints.remove, async ({ params, user }) => {
    await deleteChecklist(ctx, user.id, params.id);
    return { success };
  });
}

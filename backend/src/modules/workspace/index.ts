import { workspaceEndpoints } from "@listwise/contracts/workspace";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import { registerPersonalData } from "../accounts";
import { findChoice } from "./workspace.repository";
import { changeWorkspace, findWorkspace } from "./workspace.service";

export { findWorkspace, resolveListApp } from "./workspace.service";

const success = true as const;

export function registerWorkspace(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("workspace", async (db, userId) => {
    const choice = await findChoice(db, userId);
    return choice ? [{ ...choice }] : [];
  });
  registerEndpoint(app, workspaceEndpoints.get, async ({ user }) => ({
    success,
    data: await findWorkspace(ctx.db, user.id),
  }));
  registerEndpoint(app, workspaceEndpoints.save, async ({ body, user }) => ({
    success,
    data: await changeWorkspace(ctx, user.id, body),
  }));
}

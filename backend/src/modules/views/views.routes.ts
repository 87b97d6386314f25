import { keywordListsEndpoints } from "@listwise/contracts/keywords";
import { viewsEndpoints } from "@listwise/contracts/views";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { findViews } from "./views.repository";
import { changeView, createView, getViewScope, removeView, replaceViews } from "./views.service";

const success = true as const;

export function viewsRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, viewsEndpoints.list, async ({ params, user }) => ({
    success,
    data: await findViews(ctx.db, getViewScope(user, params.table)),
  }));
  registerEndpoint(app, viewsEndpoints.create, async ({ params, body, user, transact }) =>
    createView(transact, getViewScope(user, params.table), body),
  );
  registerEndpoint(app, viewsEndpoints.change, async ({ params: { table, id }, body, user }) => ({
    success,
    data: await changeView(ctx, getViewScope(user, table), id, body),
  }));
  registerEndpoint(app, viewsEndpoints.remove, async ({ params: { table, id }, user }) => {
    await removeView(ctx, getViewScope(user, table), id);
    return { success };
  });

  // Releases of the tracking remote from before `/views` may still be live and call these two.
  const getKeywordScope = (userId: number) => ({ userId, table: "keywords" as const });
  registerEndpoint(app, keywordListsEndpoints.views, async ({ user }) => ({
    success,
    data: await findViews(ctx.db, getKeywordScope(user.id)),
  }));
  registerEndpoint(app, keywordListsEndpoints.saveViews, async ({ body, user }) => {
    await replaceViews(ctx, getKeywordScope(user.id), body.views);
    return { success, data: await findViews(ctx.db, getKeywordScope(user.id)) };
  });
}

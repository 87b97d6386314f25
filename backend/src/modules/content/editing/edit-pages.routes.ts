import { cmsEndpoints } from "@listwise/contracts/content";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import type { AppContext } from "../../../infra/context";
import { parsePage, paginate } from "../../../infra/http/paging";
import { changePage, createPage, listPages, loadPage, removePage } from "./edit-pages.service";

const success = true as const;

export function editPagesRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, cmsEndpoints.pages, async ({ query }) => {
    const page = parsePage(query);
    const parentId = query.parentId === "null" ? null : query.parentId;
    const { data, total } = await listPages(ctx.db, { ...query, parentId }, page);
    return { success, data, pagination: paginate(page, total) };
  });
  registerEndpoint(app, cmsEndpoints.page, async ({ params }) => ({
    success,
    data: await loadPage(ctx.db, params.id),
  }));
  registerEndpoint(app, cmsEndpoints.createPage, ({ body, user, request, transact }) =>
    createPage(ctx, transact, body, user.name, request),
  );
  registerEndpoint(app, cmsEndpoints.updatePage, async ({ params, body, request }) => ({
    success,
    data: await changePage(ctx, params.id, body, request),
  }));
  registerEndpoint(app, cmsEndpoints.deletePage, async ({ params, request }) => {
    await removePage(ctx, params.id, request);
    return { success };
  });
}

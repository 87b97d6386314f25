import { cmsEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { pageOf, paginate } from "../../platform/paging";
import { changePage, createPage, listPages, readPage, removePage } from "./edit-pages.service";

const success = true as const;

export function editPagesRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, cmsEndpoints.pages, async ({ query }) => {
    const page = pageOf(query);
    const parentId = query.parentId === "null" ? null : query.parentId;
    const { data, total } = await listPages(ctx.db, { ...query, parentId }, page);
    return { success, data, pagination: paginate(page, total) };
  });
  bind(app, cmsEndpoints.page, async ({ params }) => ({ success, data: await readPage(ctx.db, params.id) }));
  bind(app, cmsEndpoints.createPage, ({ body, user, request, transact }) =>
    createPage(ctx, transact, body, user.name, request),
  );
  bind(app, cmsEndpoints.updatePage, async ({ params, body, request }) => ({
    success,
    data: await changePage(ctx, params.id, body, request),
  }));
  bind(app, cmsEndpoints.deletePage, async ({ params, request }) => {
    await removePage(ctx, params.id, request);
    return { success };
  });
}

import { isAdminRole } from "@listwise/contracts/api";
import { blogAdminEndpoints } from "@listwise/contracts/content";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import type { AppContext } from "../../../infra/context";
import { parsePage, paginate } from "../../../infra/http/paging";
import { changeCategory, createCategory, loadCategory, removeCategory } from "./edit-categories.service";
import { changePost, listPostsForEditors, loadPost, removePost, createPost } from "./edit-posts.service";

const success = true as const;

export function editPostsRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, blogAdminEndpoints.list, async ({ query }) => {
    const page = parsePage(query);
    const { sortBy = "updatedAt", sortDir = "desc", ...filter } = query;
    const { data, total } = await listPostsForEditors(ctx.db, { ...filter, sortBy, sortDir }, page);
    return { success, data, pagination: paginate(page, total) };
  });
  registerEndpoint(app, blogAdminEndpoints.post, async ({ params, visitor }) => {
    const withDrafts = visitor !== null && visitor.verified && isAdminRole(visitor.role);
    return { success, data: await loadPost(ctx.db, params.id, withDrafts) };
  });
  registerEndpoint(app, blogAdminEndpoints.createPost, ({ body, user, request, transact }) =>
    createPost(ctx, transact, body, user.name, request),
  );
  registerEndpoint(app, blogAdminEndpoints.updatePost, async ({ params, body, request }) => ({
    success,
    data: await changePost(ctx, params.id, body, request),
  }));
  registerEndpoint(app, blogAdminEndpoints.deletePost, async ({ params, request }) => {
    await removePost(ctx, params.id, request);
    return { success };
  });
  registerEndpoint(app, blogAdminEndpoints.category, async ({ params }) => ({
    success,
    data: await loadCategory(ctx.db, params.id),
  }));
  registerEndpoint(app, blogAdminEndpoints.createCategory, ({ body, request, transact }) =>
    transact(async (tx) => ({ success, data: await createCategory(ctx, tx, body, request) })),
  );
  registerEndpoint(app, blogAdminEndpoints.updateCategory, async ({ params, body, request }) => ({
    success,
    data: await changeCategory(ctx, params.id, body, request),
  }));
  registerEndpoint(app, blogAdminEndpoints.deleteCategory, async ({ params, request }) => {
    await removeCategory(ctx, params.id, request);
    return { success };
  });
}

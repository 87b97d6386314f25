import { blogAdminEndpoints, isAdminRole } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { pageOf, paginate } from "../../platform/paging";
import { changeCategory, createCategory, readCategory, removeCategory } from "./edit-categories.service";
import { changePost, listForEditors, readPost, removePost, writePost } from "./edit-posts.service";

const success = true as const;

export function editPostsRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, blogAdminEndpoints.list, async ({ query }) => {
    const page = pageOf(query);
    const { sortBy = "updatedAt", sortDir = "desc", ...filter } = query;
    const { data, total } = await listForEditors(ctx.db, { ...filter, sortBy, sortDir }, page);
    return { success, data, pagination: paginate(page, total) };
  });
  bind(app, blogAdminEndpoints.post, async ({ params, visitor }) => {
    const withDrafts = visitor !== null && visitor.verified && isAdminRole(visitor.role);
    return { success, data: await readPost(ctx.db, params.id, withDrafts) };
  });
  bind(app, blogAdminEndpoints.createPost, ({ body, user, request, transact }) =>
    writePost(ctx, transact, body, user.name, request),
  );
  bind(app, blogAdminEndpoints.updatePost, async ({ params, body, request }) => ({
    success,
    data: await changePost(ctx, params.id, body, request),
  }));
  bind(app, blogAdminEndpoints.deletePost, async ({ params, request }) => {
    await removePost(ctx, params.id, request);
    return { success };
  });
  bind(app, blogAdminEndpoints.category, async ({ params }) => ({
    success,
    data: await readCategory(ctx.db, params.id),
  }));
  bind(app, blogAdminEndpoints.createCategory, ({ body, request, transact }) =>
    transact(async (tx) => ({ success, data: await createCategory(ctx, tx, body, request) })),
  );
  bind(app, blogAdminEndpoints.updateCategory, async ({ params, body, request }) => ({
    success,
    data: await changeCategory(ctx, params.id, body, request),
  }));
  bind(app, blogAdminEndpoints.deleteCategory, async ({ params, request }) => {
    await removeCategory(ctx, params.id, request);
    return { success };
  });
}

import { isAdminRole } from "@listwise/contracts/api";
import { contentEndpoints } from "@listwise/contracts/content";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { parsePage, paginate } from "../../infra/http/paging";
import { listPosts, loadPostBySlug, loadRelatedPosts } from "./content.service";
import { loadPageBySlug, loadPagesOfCategory } from "./pages.service";
import { addRevalidation } from "./editing/revalidate";
import { findCategories } from "./content.reads";

const success = true as const;

export function contentRoutes(app: FastifyInstance, ctx: AppContext): void {
  const { db } = ctx;
  addRevalidation(app);

  registerEndpoint(app, contentEndpoints.posts, async ({ query, visitor }) => {
    const published = query.published !== "false";
    if (!published && !(visitor?.verified && isAdminRole(visitor.role))) {
      throw fail("FORBIDDEN", "Only administrators can see unpublished posts.");
    }
    const page = parsePage(query);
    const { category, search } = query;
    const { data, total } = await listPosts(db, { published, category, search }, page);
    return { success, data, pagination: paginate(page, total) };
  });

  registerEndpoint(app, contentEndpoints.postBySlug, async ({ params }) => ({
    success,
    data: await loadPostBySlug(ctx, params.slug),
  }));

  registerEndpoint(app, contentEndpoints.relatedPosts, async ({ params, query }) => {
    const categories = query.categories?.split(",").map(Number) ?? null;
    return { success, data: await loadRelatedPosts(db, params.id, categories, query.limit) };
  });

  registerEndpoint(app, contentEndpoints.pageBySlug, async ({ params }) => ({
    success,
    data: await loadPageBySlug(ctx, params.slug),
  }));

  registerEndpoint(app, contentEndpoints.pagesByCategory, async ({ params, query }) => {
    const parentId = query.parentId === "null" ? null : query.parentId;
    return { success, data: await loadPagesOfCategory(ctx, params.category, parentId) };
  });

  registerEndpoint(app, contentEndpoints.categories, async () => ({
    success,
    data: await findCategories(db),
  }));
}

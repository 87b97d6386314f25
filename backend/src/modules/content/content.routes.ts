import { contentEndpoints, isAdminRole } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { fail } from "../../platform/errors";
import { pageOf, paginate } from "../../platform/paging";
import { findCategories } from "./content.repository";
import { listPosts, postBySlug, relatedPosts } from "./content.service";
import { pageBySlug, pagesOfCategory } from "./pages.service";
import { addRevalidation } from "./revalidate";

const success = true as const;

export function contentRoutes(app: FastifyInstance, ctx: AppContext): void {
  const { db } = ctx;
  addRevalidation(app);

  bind(app, contentEndpoints.posts, async ({ query, visitor }) => {
    const published = query.published !== "false";
    if (!published && !(visitor?.verified && isAdminRole(visitor.role))) {
      throw fail("FORBIDDEN", "Only administrators can see unpublished posts.");
    }
    const page = pageOf(query);
    const { category, search } = query;
    const { data, total } = await listPosts(db, { published, category, search }, page);
    return { success, data, pagination: paginate(page, total) };
  });

  bind(app, contentEndpoints.postBySlug, async ({ params }) => ({
    success,
    data: await postBySlug(ctx, params.slug),
  }));

  bind(app, contentEndpoints.relatedPosts, async ({ params, query }) => {
    const categories = query.categories?.split(",").map(Number) ?? null;
    return { success, data: await relatedPosts(db, params.id, categories, query.limit) };
  });

  bind(app, contentEndpoints.pageBySlug, async ({ params }) => ({
    success,
    data: await pageBySlug(ctx, params.slug),
  }));

  bind(app, contentEndpoints.pagesByCategory, async ({ params, query }) => {
    const parentId = query.parentId === "null" ? null : query.parentId;
    return { success, data: await pagesOfCategory(ctx, params.category, parentId) };
  });

  bind(app, contentEndpoints.categories, async () => ({ success, data: await findCategories(db) }));
}

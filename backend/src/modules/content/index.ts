import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { contentRoutes } from "./content.routes";
import { editPagesRoutes } from "./edit-pages.routes";
import { editPostsRoutes } from "./edit-posts.routes";

export { findCategories } from "./content.repository";
export { createPost, listPosts, postBySlug, relatedPosts } from "./content.service";
export { pageBySlug, pagesOfCategory } from "./pages.service";
export { findPublishedPages, type PublishedPage } from "./published.repository";
export { renderBody } from "./render-body";
export { seedContent } from "./seed";
export { countWords } from "./word-count";

/** In a scope of its own, because public content is cached otherwise than the rest of the API. */
export function registerContent(app: FastifyInstance, ctx: AppContext): void {
  void app.register(async (scope) => contentRoutes(scope, ctx));
  editPagesRoutes(app, ctx);
  editPostsRoutes(app, ctx);
}

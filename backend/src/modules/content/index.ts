import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { contentRoutes } from "./content.routes";
import { editPagesRoutes } from "./editing/edit-pages.routes";
import { editPostsRoutes } from "./editing/edit-posts.routes";
import { renderStale } from "./rendering/ensure-rendered";
import { getRenderer } from "./rendering/renderer";

export { listPosts, loadArticle, loadRelatedPosts } from "./content.service";
export { loadPagesOfCategory, loadPageArticle, loadReleases } from "./pages.service";
export { findCategories, findPublishedPages, type PublishedPage } from "./content.reads";
export type { ContentsEntry, Highlight } from "./rendering/parse-article-html";
export { seedContent } from "./seed/seed";

/** Registers the content routes. Public ones get their own scope, because they are cached differently from the rest of the API. */
export function registerContent(app: FastifyInstance, ctx: AppContext): void {
  void app.register(async (scope) => contentRoutes(scope, ctx));
  editPagesRoutes(app, ctx);
  editPostsRoutes(app, ctx);
  ctx.queue.define("content.render", () => renderStale(ctx), { cron: "*/5 * * * *" });
  app.addHook("onListen", async () => getRenderer(ctx).warmUp());
  app.addHook("onClose", () => getRenderer(ctx).close());
}

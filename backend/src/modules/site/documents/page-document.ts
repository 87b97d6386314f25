import type { PageTemplate } from "@listwise/contracts/documents";
import type { FastifyInstance } from "fastify";
import { createTtlCache } from "../../../infra/cache/ttl-cache";
import type { LoadedView } from "./document";
import { renderFallbackDocument } from "./fallback-document";
import type { Html } from "../../../infra/html";
import { getDescription, type PageFacts } from "../pages/metadata";
import { renderDocument } from "./render-document";
import { loadView } from "../views/load-view";

const CACHE_MS = 2_000;
const MAX_VIEWS = 200;
/** Query parameters that a page's data depends on. */
const QUERY = ["search", "category", "page"];

type Load = (route: string, path: string, query: string, title: string) => Promise<LoadedView | null>;

declare module "fastify" {
  interface FastifyInstance {
    /** Returns the data of a page, at most two seconds old; `null` if it has none. */
    viewAt: Load;
  }
}

/** The server-rendered version of a page, shown before and without scripts. */
export interface PageDocument
  extends Pick<PageTemplate, "look" | "complete" | "styles">, Pick<LoadedView, "trail" | "data"> {
  body: Html;
}

/**
 * Adds `viewAt`, which loads a page's data once for concurrent readers. The data doesn't depend on a release; each
 * response fills the template of its own composition with it.
 */
export function addViewCache(app: FastifyInstance): void {
  const load: Load = async (route, path, query, title) => {
    const { ctx } = app;
    const page = (await app.published()).get(path);
    const { publicUrl } = ctx.config;
    return loadView(route, { ctx, path, query: new URLSearchParams(query), title, page, publicUrl });
  };
  app.decorate("viewAt", createTtlCache(load, { ms: CACHE_MS, max: MAX_VIEWS }));
}

async function loadViewAt(app: FastifyInstance, url: string, { path, match }: PageFacts) {
  if (match?.route.guard !== "public") return null;
  const asked = new URLSearchParams(url.split("?")[1] ?? "");
  const query = new URLSearchParams();
  for (const name of QUERY) if (asked.has(name)) query.set(name, asked.get(name) ?? "");
  return app.viewAt(match.route.path, path, query.toString(), match.route.title);
}

/**
 * Returns the document of a page: the template of the visitor's release, filled with the page's data. Releases without a
 * usable template get a plain one. `null` if the page has neither, or its data can't be loaded, so that the page is still
 * served.
 */
export async function loadDocument(
  app: FastifyInstance,
  url: string,
  facts: PageFacts,
  template: PageTemplate | null,
): Promise<PageDocument | null> {
  const { path, match, exists } = facts;
  if (!exists || match?.route.planned || match?.live.enabled === false) return null;
  try {
    const loaded = await loadViewAt(app, url, facts);
    const { view = {}, trail = [], data = [], article } = loaded ?? {};
    if (template) {
      const { look, complete, styles } = template;
      return { look, complete, styles, trail, data, body: renderDocument(template, view) };
    }
    if (!loaded) return null;
    const title = match?.route.title ?? "";
    const body = renderFallbackDocument({ title, description: getDescription(facts), article });
    return { look: "document", styles: "", trail, data, body };
  } catch (error) {
    app.log.warn({ err: error, path }, "failed to render the page's document");
    return null;
  }
}

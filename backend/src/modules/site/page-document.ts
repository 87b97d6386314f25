import type { FastifyInstance } from "fastify";
import { createTtlCache } from "../../infra/cache/ttl-cache";
import type { PageDocument } from "./documents/document";
import { findDocument } from "./documents/find-document";
import { getHero } from "./initial-html";
import type { PageFacts } from "./metadata";

const CACHE_MS = 2_000;
const MAX_DOCUMENTS = 200;
/** Query parameters that a document depends on. */
const QUERY = ["search", "category", "page"];

type Load = (path: string, query: string, title: string, lead: string | null) => Promise<PageDocument | null>;

declare module "fastify" {
  interface FastifyInstance {
    /** Returns the document of a page, at most two seconds old; `null` if it has none. */
    documentAt: Load;
  }
}

/** Adds `documentAt`, which renders a document once for concurrent readers. */
export function addDocumentCache(app: FastifyInstance): void {
  const load: Load = async (path, query, title, lead) => {
    const { ctx } = app;
    const page = (await app.published()).get(path);
    const { publicUrl, paddle } = ctx.config;
    const sold = paddle !== null;
    return findDocument({ ctx, path, query: new URLSearchParams(query), title, lead, page, publicUrl, sold });
  };
  app.decorate("documentAt", createTtlCache(load, { ms: CACHE_MS, max: MAX_DOCUMENTS }));
}

/** Returns the document of a page; `null` if it has none or it can't be rendered, so that the page is still served. */
export async function loadDocument(app: FastifyInstance, url: string, facts: PageFacts) {
  const { path, match, exists } = facts;
  if (!exists || !match?.live.enabled || match.route.guard !== "public" || match.route.planned) return null;
  const asked = new URLSearchParams(url.split("?")[1] ?? "");
  const query = new URLSearchParams();
  for (const name of QUERY) if (asked.has(name)) query.set(name, asked.get(name) ?? "");
  const hero = getHero({ match, own: null });
  const { title, lead = null } = hero ?? { title: match.route.title };
  return app.documentAt(path, query.toString(), title, lead).catch((error: unknown) => {
    app.log.warn({ err: error, path }, "failed to render the page's document");
    return null;
  });
}

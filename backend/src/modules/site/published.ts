import type { FastifyInstance } from "fastify";
import { createTtlCache } from "../../infra/cache/ttl-cache";
import { findPublishedPages, type PublishedPage } from "../content";

const CACHE_MS = 2_000;

/** Published posts and pages by path. */
export type Published = ReadonlyMap<string, PublishedPage>;

declare module "fastify" {
  interface FastifyInstance {
    /** Returns the published posts and pages, at most two seconds old. */
    published: () => Promise<Published>;
  }
}

/** Adds `published`, which caches the published pages. */
export function addPublishedCache(app: FastifyInstance): void {
  const load = async () => {
    const pages = await findPublishedPages(app.ctx.db);
    return new Map(pages.map((page) => [page.path, page]));
  };
  app.decorate("published", createTtlCache(load, { ms: CACHE_MS, max: 1 }));
}

import { adminCatalogEndpoints, adminTagsEndpoints } from "@listwise/contracts/admin";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { parsePage, paginate } from "../../infra/http/paging";
import { getStore } from "../store";
import { countApps, findApps } from "./apps.repository";
import { changeApp, readApp, removeApp, setStatus, loadTaggedApps } from "./apps.service";
import { findKeywords } from "./keywords.repository";
import {
  countMatches,
  crawlKeyword,
  tagKeyword,
  loadTaggedKeywords as keywordsWithTags,
} from "./keywords.service";
import { presentTag } from "./presenters";
import { findTags } from "./tags.repository";
import { changeTag, createTag, removeTag } from "./tags.service";

const success = true as const;
const LATEST = 10;
const ends = adminCatalogEndpoints;
const newest = { by: "createdAt", dir: "desc" } as const;

export function catalogRoutes(app: FastifyInstance, ctx: AppContext): void {
  const { db } = ctx;
  registerEndpoint(app, ends.apps, async ({ query }) => {
    const page = parsePage(query);
    const { search, platform, status, tag, sortBy = "followers", sortDir = "desc" } = query;
    const [filter, source] = [{ search, platform, status, tag }, getStore(ctx).name];
    const [rows, total] = await Promise.all([
      findApps(db, source, filter, { by: sortBy, dir: sortDir }, page),
      countApps(db, source, filter),
    ]);
    return { success, data: await loadTaggedApps(db, rows), pagination: paginate(page, total) };
  });
  registerEndpoint(app, ends.recentApps, async ({ query }) => {
    const slice = { pageSize: query.limit ?? LATEST, offset: 0 };
    const rows = await findApps(db, getStore(ctx).name, {}, newest, slice);
    return { success, data: await loadTaggedApps(db, rows) };
  });
  registerEndpoint(app, ends.app, async ({ params }) => ({ success, data: await readApp(ctx, params.id) }));
  registerEndpoint(app, ends.updateApp, async ({ params, body, request }) => ({
    success,
    data: await changeApp(ctx, params.id, body, request),
  }));
  registerEndpoint(app, ends.setAppStatus, async ({ params, body, request }) => ({
    success,
    data: await setStatus(ctx, params.id, body.status, request),
  }));
  registerEndpoint(app, ends.deleteApp, async ({ params, request }) => {
    await removeApp(ctx, params.id, request);
    return { success };
  });
  keywordRoutes(app, ctx);
  tagRoutes(app, ctx);
}

function keywordRoutes(app: FastifyInstance, ctx: AppContext): void {
  const { db } = ctx;
  registerEndpoint(app, ends.keywords, async ({ query }) => {
    const page = parsePage(query);
    const { search, tag, sortBy = "users", sortDir = "desc" } = query;
    const [rows, matches] = await Promise.all([
      findKeywords(db, { search, tag }, { by: sortBy, dir: sortDir }, page),
      countMatches(ctx, { search, tag }),
    ]);
    // The rows may be newer than the count.
    const total = rows.length === 0 ? matches : Math.max(matches, page.offset + rows.length);
    return { success, data: await keywordsWithTags(db, rows), pagination: paginate(page, total) };
  });
  registerEndpoint(app, ends.recentKeywords, async ({ query }) => {
    const slice = { pageSize: query.limit ?? LATEST, offset: 0 };
    return { success, data: await keywordsWithTags(db, await findKeywords(db, {}, newest, slice)) };
  });
  registerEndpoint(app, ends.tagKeyword, async ({ params, body, request }) => ({
    success,
    data: await tagKeyword(ctx, params.id, body.tags, request),
  }));
  registerEndpoint(app, ends.crawlKeyword, async ({ params, request }) => ({
    success,
    queued: await crawlKeyword(ctx, params.id, request),
  }));
}

function tagRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, adminTagsEndpoints.tags, async ({ query }) => {
    const page = parsePage(query);
    const { search, sortBy = "name", sortDir = "asc" } = query;
    const { rows, total } = await findTags(ctx.db, search, { by: sortBy, dir: sortDir }, page);
    return { success, data: rows.map(presentTag), pagination: paginate(page, total) };
  });
  registerEndpoint(app, adminTagsEndpoints.createTag, ({ body, request, transact }) =>
    transact(async (tx) => ({ success, data: await createTag(ctx, tx, body, request) })),
  );
  registerEndpoint(app, adminTagsEndpoints.updateTag, async ({ params, body, request }) => ({
    success,
    data: await changeTag(ctx, params.id, body, request),
  }));
  registerEndpoint(app, adminTagsEndpoints.deleteTag, async ({ params, request }) => {
    await removeTag(ctx, params.id, request);
    return { success };
  });
}

import { appRelationsEndpoints, appsEndpoints, type App } from "@listwise/contracts/apps";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { parsePage, paginate } from "../../infra/http/paging";
import { wakeCrawlers } from "../crawls";
import { listCatalog, listFollowedApps, loadApp, searchApps, listTrackedApps } from "./apps.service";
import { resolveApp, resolveStoreId } from "./lookup.service";
import { findRelations } from "./apps.reads";
import { findLinks } from "./competitor-links.reads";
import { restoreApp, setRelation, trackApp, untrackApp } from "./tracking.service";

const PAGE_SIZE = 20;
const success = true as const;

function createTrackResponse(data: App) {
  return {
    success,
    data,
    isFollowing: data.isFollowing,
    message: data.isFollowing ? "App tracked" : "App untracked",
  };
}

export function appsRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, appsEndpoints.search, async ({ query, user }) => {
    const { results, ...facts } = await searchApps(ctx, user.id, query);
    const { q, platform, country } = query;
    return { success, results, count: results.length, query: q, platform, country, ...facts };
  });
  registerEndpoint(app, appsEndpoints.list, async ({ user }) => ({
    success,
    data: await listTrackedApps(ctx, user.id),
  }));
  registerEndpoint(app, appsEndpoints.followed, async ({ user }) => ({
    success,
    data: await listFollowedApps(ctx, user.id),
  }));
  registerEndpoint(app, appsEndpoints.all, async ({ query, user }) => {
    const page = parsePage(query, PAGE_SIZE);
    const { apps, total } = await listCatalog(ctx, user.id, page.pageSize, page.offset);
    return { success, data: apps, pagination: paginate(page, total) };
  });
  registerEndpoint(app, appsEndpoints.get, async ({ params, query, user }) => ({
    success,
    data: await loadApp(ctx, user.id, params.id, query.country),
  }));
  registerEndpoint(app, appsEndpoints.followStatus, async ({ params, user }) => {
    const { id } = await resolveApp(ctx, user.id, params.id);
    const isFollowing = (await findRelations(ctx.db, user.id, [id])).has(id);
    return { success, data: { isFollowing }, isFollowing };
  });
  registerEndpoint(app, appsEndpoints.follow, async ({ body, user, transact }) => {
    const found = await resolveApp(ctx, user.id, String(body.appId), body.country);
    const answer = await transact(async (tx) =>
      createTrackResponse(await trackApp(ctx, tx, user.id, found, body)),
    );
    await wakeCrawlers(ctx);
    return answer;
  });
  registerEndpoint(app, appsEndpoints.unfollow, async ({ body, user, transact }) => {
    const found = await resolveApp(ctx, user.id, String(body.appId));
    return transact(async (tx) => createTrackResponse(await untrackApp(ctx, tx, user.id, found)));
  });
  registerEndpoint(app, appsEndpoints.followByStoreId, async ({ body, user, transact }) => {
    const { storeId, platform, country } = body;
    const found = await resolveStoreId(ctx, user.id, storeId, platform, country);
    const answer = await transact(async (tx) =>
      createTrackResponse(await trackApp(ctx, tx, user.id, found, body)),
    );
    await wakeCrawlers(ctx);
    return answer;
  });
  registerEndpoint(app, appsEndpoints.unfollowByStoreId, async ({ body, user, transact }) => {
    const found = await resolveStoreId(ctx, user.id, body.storeId, body.platform);
    return transact(async (tx) => createTrackResponse(await untrackApp(ctx, tx, user.id, found)));
  });
  registerEndpoint(app, appRelationsEndpoints.setRelation, async ({ params, body, user, transact }) => {
    const found = await resolveApp(ctx, user.id, params.id);
    return transact(async (tx) => {
      await setRelation(tx, user.id, found, body.relation);
      const relation = (await findRelations(tx, user.id, [found.id])).get(found.id) ?? body.relation;
      const links = await findLinks(tx, user.id);
      const competitorOf = links.filter((link) => link.competitorId === found.id).map((link) => link.appId);
      return { success, data: { relation, competitorOf } };
    });
  });
  registerEndpoint(app, appRelationsEndpoints.restore, async ({ params, user, transact }) => {
    const answer = await transact(async (tx) =>
      createTrackResponse(await restoreApp(ctx, tx, user.id, params.id)),
    );
    await wakeCrawlers(ctx);
    return answer;
  });
}

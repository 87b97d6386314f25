import { appsEndpoints, type App } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { pageOf, paginate } from "../../platform/paging";
import { wakeCrawlers } from "../crawls";
import {
  catalogue,
  followApp,
  followedApps,
  getApp,
  searchApps,
  trackedApps,
  unfollowApp,
} from "./apps.service";
import { followedAmong } from "./apps.repository";
import { resolveApp, resolveStoreId } from "./lookup.service";

const PAGE_SIZE = 20;
const success = true as const;

function tracked(data: App) {
  return {
    success,
    data,
    isFollowing: data.isFollowing,
    message: data.isFollowing ? "App tracked" : "App untracked",
  };
}

export function appsRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, appsEndpoints.search, async ({ query, user }) => {
    const { results, ...facts } = await searchApps(ctx, user.id, query);
    const { q, platform, country } = query;
    return { success, results, count: results.length, query: q, platform, country, ...facts };
  });
  bind(app, appsEndpoints.list, async ({ user }) => ({
    success,
    data: await trackedApps(ctx, user.id),
  }));
  bind(app, appsEndpoints.followed, async ({ user }) => ({
    success,
    data: await followedApps(ctx, user.id),
  }));
  bind(app, appsEndpoints.all, async ({ query, user }) => {
    const page = pageOf(query, PAGE_SIZE);
    const { apps, total } = await catalogue(ctx, user.id, page.pageSize, page.offset);
    return { success, data: apps, pagination: paginate(page, total) };
  });
  bind(app, appsEndpoints.get, async ({ params, query, user }) => ({
    success,
    data: await getApp(ctx, user.id, params.id, query.country),
  }));
  bind(app, appsEndpoints.followStatus, async ({ params, user }) => {
    const { id } = await resolveApp(ctx, user.id, params.id);
    const isFollowing = (await followedAmong(ctx.db, user.id, [id])).has(id);
    return { success, data: { isFollowing }, isFollowing };
  });
  bind(app, appsEndpoints.follow, async ({ body, user, transact }) => {
    const found = await resolveApp(ctx, user.id, String(body.appId), body.country);
    const answer = await transact(async (tx) =>
      tracked(await followApp(ctx, tx, user.id, found, body.country)),
    );
    await wakeCrawlers(ctx);
    return answer;
  });
  bind(app, appsEndpoints.unfollow, async ({ body, user, transact }) => {
    const found = await resolveApp(ctx, user.id, String(body.appId));
    return transact(async (tx) => tracked(await unfollowApp(ctx, tx, user.id, found)));
  });
  bind(app, appsEndpoints.followByStoreId, async ({ body, user, transact }) => {
    const { storeId, platform, country } = body;
    const found = await resolveStoreId(ctx, user.id, storeId, platform, country);
    const answer = await transact(async (tx) => tracked(await followApp(ctx, tx, user.id, found, country)));
    await wakeCrawlers(ctx);
    return answer;
  });
  bind(app, appsEndpoints.unfollowByStoreId, async ({ body, user, transact }) => {
    const found = await resolveStoreId(ctx, user.id, body.storeId, body.platform);
    return transact(async (tx) => tracked(await unfollowApp(ctx, tx, user.id, found)));
  });
}

import { ownAppsEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { wakeCrawlers } from "../crawls";
import { getApp, ownedApps } from "./apps.service";
import { createApp, recentApps, removeApp, setTags } from "./own-apps.service";
import { similarApps } from "./similar.service";

const success = true as const;

export function ownAppsRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, ownAppsEndpoints.recent, async ({ user }) => ({ success, data: await recentApps(ctx, user.id) }));
  bind(app, ownAppsEndpoints.owned, async ({ user }) => ({ success, data: await ownedApps(ctx, user.id) }));
  bind(app, ownAppsEndpoints.similar, async ({ params, query, user }) => ({
    success,
    data: await similarApps(ctx, user.id, params.id, query.country, query.limit),
  }));
  bind(app, ownAppsEndpoints.localization, async ({ params, query, user }) => ({
    success,
    data: await getApp(ctx, user.id, params.id, query.country),
  }));
  bind(app, ownAppsEndpoints.create, async ({ body, user, transact }) => {
    const answer = await transact(async (tx) => ({
      success,
      data: await createApp(ctx, tx, user.id, body),
    }));
    await wakeCrawlers(ctx);
    return answer;
  });
  bind(app, ownAppsEndpoints.remove, async ({ params, user }) => {
    await removeApp(ctx, user.id, params.id);
    return { success };
  });
  bind(app, ownAppsEndpoints.setTags, async ({ params, body, user }) => ({
    success,
    data: await setTags(ctx, user.id, params.id, body.tags),
  }));
}

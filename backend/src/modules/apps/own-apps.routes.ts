import { ownAppsEndpoints } from "@listwise/contracts/apps";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { wakeCrawlers } from "../crawls";
import { findLocalization, listOwnedApps } from "./apps.service";
import { createApp, listRecentApps, removeApp, setTags } from "./own-apps.service";
import { findSimilarApps } from "./similar.service";

const success = true as const;

export function ownAppsRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, ownAppsEndpoints.recent, async ({ user }) => ({
    success,
    data: await listRecentApps(ctx, user.id),
  }));
  registerEndpoint(app, ownAppsEndpoints.owned, async ({ user }) => ({
    success,
    data: await listOwnedApps(ctx, user.id),
  }));
  registerEndpoint(app, ownAppsEndpoints.similar, async ({ params, query, user }) => ({
    success,
    data: await findSimilarApps(ctx, user.id, params.id, query.country, query.limit),
  }));
  registerEndpoint(app, ownAppsEndpoints.localization, async ({ params, query, user }) => ({
    success,
    data: await findLocalization(ctx, user.id, params.id, query.country),
  }));
  registerEndpoint(app, ownAppsEndpoints.create, async ({ body, user, transact }) => {
    const answer = await transact(async (tx) => ({
      success,
      data: await createApp(ctx, tx, user.id, body),
    }));
    await wakeCrawlers(ctx);
    return answer;
  });
  registerEndpoint(app, ownAppsEndpoints.remove, async ({ params, user }) => {
    await removeApp(ctx, user.id, params.id);
    return { success };
  });
  registerEndpoint(app, ownAppsEndpoints.setTags, async ({ params, body, user }) => ({
    success,
    data: await setTags(ctx, user.id, params.id, body.tags),
  }));
}

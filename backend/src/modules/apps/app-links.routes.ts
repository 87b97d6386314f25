import { appLinksEndpoints, type AppLink } from "@listwise/contracts/apps";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import { findAppLinks, type AppLinkRow } from "./app-links.reads";
import { linkApps, loadLinkState, trackAndLinkApps, unlinkApp } from "./app-links.service";
import { resolveApp } from "./lookup.service";

const success = true as const;

const presentLink = ({ appId, otherId, linkedAt }: AppLinkRow): AppLink => ({
  appIds: [appId, otherId],
  linkedAt: linkedAt.toISOString(),
});

export function appLinksRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, appLinksEndpoints.list, async ({ user }) => ({
    success,
    data: (await findAppLinks(ctx.db, user.id)).map(presentLink),
  }));
  registerEndpoint(app, appLinksEndpoints.get, async ({ params, user }) => ({
    success,
    data: await loadLinkState(ctx, user.id, params.id),
  }));
  registerEndpoint(app, appLinksEndpoints.save, async ({ params, body, user, transact }) => {
    const one = await resolveApp(ctx, user.id, params.id);
    const other = await resolveApp(ctx, user.id, String(body.appId));
    return transact(async (tx) => {
      const link = body.track
        ? await trackAndLinkApps(ctx, tx, user.id, { one, other, country: body.country })
        : await linkApps(tx, user.id, one, other);
      return { success, data: presentLink(link) };
    });
  });
  registerEndpoint(app, appLinksEndpoints.remove, async ({ params, user }) => {
    await unlinkApp(ctx, user.id, params.id);
    return { success };
  });
}

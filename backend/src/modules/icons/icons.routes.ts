import { iconsEndpoints } from "@listwise/contracts/tools";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { getStore } from "../store";
import { analyzeAt, analyzeUpload } from "./icons.service";
import { loadCompetitorIcons, loadIconShelf } from "./side-by-side.service";

const success = true as const;

export function iconsRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, iconsEndpoints.analyze, async ({ body }) => {
    const data = await analyzeAt(ctx, body.iconUrl);
    return { success, data, colors: data.colors };
  });
  registerEndpoint(app, iconsEndpoints.upload, async ({ body }) => ({
    success,
    ...(await analyzeUpload(ctx, body.picture)),
  }));
  registerEndpoint(app, iconsEndpoints.competitors, async ({ params, query, user }) => ({
    success,
    data: await loadCompetitorIcons(ctx, user.id, params.id, query.country),
    provenance: {
      source: getStore(ctx).name,
      algorithm: "icon-pixels",
      version: 1,
      confidence: null,
      fetchedAt: new Date().toISOString(),
    },
  }));
  registerEndpoint(app, iconsEndpoints.shelf, async ({ query }) => ({
    success,
    ...(await loadIconShelf(ctx, query)),
  }));
}

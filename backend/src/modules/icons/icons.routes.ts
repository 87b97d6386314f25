import { iconsEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { storeOf } from "../store";
import { analyzeAt, analyzeUpload } from "./icons.service";
import { competitorIcons, iconShelf } from "./side-by-side.service";

const success = true as const;

export function iconsRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, iconsEndpoints.analyze, async ({ body }) => {
    const data = await analyzeAt(ctx, body.iconUrl);
    return { success, data, colors: data.colors };
  });
  bind(app, iconsEndpoints.upload, async ({ body }) => ({
    success,
    ...(await analyzeUpload(ctx, body.picture)),
  }));
  bind(app, iconsEndpoints.competitors, async ({ params, query, user }) => ({
    success,
    data: await competitorIcons(ctx, user.id, params.id, query.country),
    provenance: {
      source: storeOf(ctx).name,
      algorithm: "icon-pixels",
      version: 1,
      confidence: null,
      fetchedAt: new Date().toISOString(),
    },
  }));
  bind(app, iconsEndpoints.shelf, async ({ query }) => ({ success, ...(await iconShelf(ctx, query)) }));
}

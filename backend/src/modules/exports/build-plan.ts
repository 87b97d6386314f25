import { UNLIMITED } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { ApiFailure } from "../../platform/errors";
import { sinceOf } from "../analytics";
import { getApp, resolveApp } from "../apps";
import { findTracked } from "../keywords";
import { limitOf } from "../limits";
import { freshen } from "../reviews";
import { assertStorefront, storeOf } from "../store";
import { fileNameOf } from "./file-name";
import { analyticsPart } from "./parts/analytics";
import { keywordsPart } from "./parts/keywords";
import { metadataPart } from "./parts/metadata";
import type { Place } from "./parts/place";
import { rankingsPart } from "./parts/rankings";
import { reviewsPart } from "./parts/reviews";
import { screenshotsOf } from "./parts/screenshots";
import { cut, type Order, type Part, type PartName, type Plan } from "./plan";

/**
 * Row limits of formats, whatever the plan: about Excel's sheet limit (1,048,576), and a readable PDF (chosen by us).
 */
const MOST: Readonly<Partial<Record<Order["format"], number>>> = { excel: 1_000_000, pdf: 5_000 };

/**
 * Builds the plan of an export: parts, row counts and file name. `seen` is called for every row that is written.
 *
 * @throws NOT_FOUND if there is no such app.
 * @throws UNKNOWN_COUNTRY for an unknown storefront.
 */
export async function planOf(
  app: FastifyInstance,
  ctx: AppContext,
  userId: number,
  id: string,
  order: Order,
  { at, seen }: { at: Date; seen?: () => void },
): Promise<Plan> {
  const { country } = order;
  assertStorefront(country);
  const listing = await getApp(ctx, userId, id, country);
  const since = await sinceOf(ctx, userId, order.dateRange);
  const place: Place = { appId: listing.id, source: storeOf(ctx).name, country, since };
  const tracked = await findTracked(ctx.db, userId, country);
  const make: Record<PartName, () => Promise<Part>> = {
    metadata: async () => metadataPart(listing),
    rankings: () => rankingsPart(ctx, place, tracked),
    reviews: async () => {
      await lookForReviews(ctx, userId, id, country);
      return reviewsPart(ctx, place);
    },
    keywords: async () => keywordsPart(ctx, userId, place, tracked),
    analytics: () => analyticsPart(ctx, userId, listing.id, order),
  };
  const whole: Part[] = [];
  for (const name of new Set(order.dataTypes)) whole.push(await make[name]());
  const records = whole.reduce((sum, { total }) => sum + total, 0);
  const limit = await limitOf(ctx.db, userId, "max_export_records");
  const most = Math.min(limit >= UNLIMITED ? Infinity : limit, MOST[order.format] ?? Infinity);
  const withScreenshots = order.includeScreenshots && order.format === "zip";
  return {
    order,
    appName: listing.name,
    appId: listing.id,
    fileName: fileNameOf(listing.name, listing.id, order.format, at),
    at,
    parts: cut(whole, most, seen),
    screenshots: withScreenshots ? screenshotsOf(app, listing.screenshots) : [],
    records: Math.min(records, most),
    truncated: records > most,
  };
}

/** Refreshes the reviews. While the store is unavailable, the export uses the stored ones. */
async function lookForReviews(ctx: AppContext, userId: number, id: string, country: string): Promise<void> {
  try {
    await freshen(ctx, await resolveApp(ctx, userId, id), country);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== "STORE_UNAVAILABLE") throw error;
    ctx.log.warn({ err: error, app: id, country }, "exporting without new reviews: the store is unavailable");
  }
}

import { EXPORT_SCHEMA_PATH } from "@listwise/contracts/exports";
import { UNLIMITED } from "@listwise/contracts/limits";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { ApiFailure } from "../../infra/http/errors";
import { findHistoryStart } from "../analytics";
import { loadApp, resolveApp } from "../apps";
import { findComparedKeywords } from "../keywords";
import { loadLimit } from "../limits";
import { refreshReviews } from "../reviews";
import { assertStorefront, getStore } from "../store";
import { formatFileName } from "./file-name";
import { createAnalyticsPart } from "./parts/analytics";
import { createKeywordsPart } from "./parts/keywords";
import { createMetadataPart } from "./parts/metadata";
import type { ExportScope } from "./parts/export-scope";
import { createRankingsPart } from "./parts/rankings";
import { createReviewsPart } from "./parts/reviews";
import { collectScreenshots } from "./parts/screenshots";
import { createSummary } from "./parts/summary";
import {
  limitParts,
  sortParts,
  type ExportRequest,
  type ExportPart,
  type ExportPartName,
  type ExportPlan,
} from "./export-plan";

/**
 * Row limits of formats, whatever the plan: about Excel's sheet limit (1,048,576), and a readable PDF (chosen by us).
 */
const FORMAT_ROW_LIMITS: Readonly<Partial<Record<ExportRequest["format"], number>>> = {
  excel: 1_000_000,
  pdf: 5_000,
};

/**
 * Builds the plan of an export: parts, row counts and file name. `seen` is called for every row that is written.
 *
 * @throws NOT_FOUND if there is no such app.
 * @throws UNKNOWN_COUNTRY for an unknown storefront.
 */
export async function buildExportPlan(
  app: FastifyInstance,
  ctx: AppContext,
  userId: number,
  id: string,
  order: ExportRequest,
  { at, seen }: { at: Date; seen?: () => void },
): Promise<ExportPlan> {
  const { country } = order;
  assertStorefront(country);
  const listing = await loadApp(ctx, userId, id, country);
  const since = await findHistoryStart(ctx, userId, order.dateRange);
  const place: ExportScope = { appId: listing.id, source: getStore(ctx).name, country, since };
  const tracked = await findComparedKeywords(ctx.db, userId, listing.id, country);
  const isZip = order.format === "zip";
  const shots = order.includeScreenshots ? listing.screenshots : [];
  const make: Record<ExportPartName, () => Promise<ExportPart>> = {
    metadata: async () => createMetadataPart(listing, isZip ? [] : shots, ctx.config.publicUrl),
    rankings: () => createRankingsPart(ctx, place, tracked),
    reviews: async () => {
      await refreshReviewsIfAvailable(ctx, userId, id, country);
      return createReviewsPart(ctx, place);
    },
    keywords: async () => createKeywordsPart(ctx, userId, place, tracked),
    analytics: () => createAnalyticsPart(ctx, userId, listing.id, order),
  };
  const whole: ExportPart[] = [];
  for (const name of new Set(order.dataTypes)) whole.push(await make[name]());
  const records = whole.reduce((sum, { total }) => sum + total, 0);
  const limit = await loadLimit(ctx.db, userId, "max_export_records");
  const most = Math.min(limit >= UNLIMITED ? Infinity : limit, FORMAT_ROW_LIMITS[order.format] ?? Infinity);
  const truncated = records > most;
  return {
    order,
    appName: listing.name,
    appId: listing.id,
    fileName: formatFileName(listing.name, listing.id, order, at),
    at,
    schemaUrl: `${ctx.config.publicUrl}/api${EXPORT_SCHEMA_PATH}`,
    summary: await createSummary(ctx, userId, listing, { country, since, at, truncated }),
    parts: sortParts(limitParts(whole, most, seen)),
    screenshots: isZip ? collectScreenshots(app, shots) : [],
    records: Math.min(records, most),
    truncated,
  };
}

/** Refreshes the reviews. While the store is unavailable, the export uses the stored ones. */
async function refreshReviewsIfAvailable(
  ctx: AppContext,
  userId: number,
  id: string,
  country: string,
): Promise<void> {
  try {
    await refreshReviews(ctx, await resolveApp(ctx, userId, id), country);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== "STORE_UNAVAILABLE") throw error;
    ctx.log.warn({ err: error, app: id, country }, "exporting without new reviews: the store is unavailable");
  }
}

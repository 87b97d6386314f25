import { EXPORT_SCHEMA_PATH } from "@listwise/contracts/exports";
import { UNLIMITED } from "@listwise/contracts/limits";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { findHistoryStart } from "../analytics";
import { loadApp, resolveApp } from "../apps";
import { findComparedKeywords } from "../keywords";
import { loadLimit } from "../limits";
import { refreshReviewsIfAvailable } from "../reviews";
import { assertStorefront, getStore } from "../store";
import { buildPdfReport } from "./build-pdf-report";
import { formatFileName } from "./file-name";
import { createAnalyticsPart } from "./parts/analytics";
import { createCategoryRanksPart } from "./parts/category-ranks";
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

/** Row limits of formats, whatever the plan: about Excel's sheet limit (1,048,576). */
const FORMAT_ROW_LIMITS: Readonly<Partial<Record<ExportRequest["format"], number>>> = { excel: 1_000_000 };

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
  const place: ExportScope = {
    appId: listing.id,
    source: getStore(ctx).getName(listing.platform),
    country,
    since,
  };
  const tracked = await findComparedKeywords(ctx.db, userId, listing.id, country);
  const limit = await loadLimit(ctx.db, userId, "max_export_records");
  const most = Math.min(limit >= UNLIMITED ? Infinity : limit, FORMAT_ROW_LIMITS[order.format] ?? Infinity);
  const named = {
    order,
    appName: listing.name,
    appId: listing.id,
    fileName: formatFileName(listing.name, listing.id, order, at),
    at,
    schemaUrl: `${ctx.config.publicUrl}/api${EXPORT_SCHEMA_PATH}`,
  };
  if (order.format === "pdf") {
    const report = await buildPdfReport(ctx, userId, listing, { order, since, at, most });
    for (let row = 0; row < report.records; row++) seen?.();
    const summary = await createSummary(ctx, userId, listing, {
      country,
      since,
      at,
      truncated: report.truncated,
    });
    return { ...named, ...report, summary, parts: [], screenshots: [] };
  }
  const isZip = order.format === "zip";
  const shots = order.includeScreenshots ? listing.screenshots : [];
  const make: Record<ExportPartName, () => Promise<ExportPart>> = {
    metadata: async () => createMetadataPart(listing, isZip ? [] : shots, ctx.config.publicUrl),
    rankings: () => createRankingsPart(ctx, place, tracked),
    categoryRanks: () => createCategoryRanksPart(ctx, place),
    reviews: async () => {
      await refreshReviewsIfAvailable(ctx, await resolveApp(ctx, userId, id), country);
      return createReviewsPart(ctx, place);
    },
    keywords: async () => createKeywordsPart(ctx, userId, place, tracked),
    analytics: () => createAnalyticsPart(ctx, userId, listing.id, order),
  };
  const whole: ExportPart[] = [];
  for (const name of new Set(order.dataTypes)) whole.push(await make[name]());
  const records = whole.reduce((sum, { total }) => sum + total, 0);
  const truncated = records > most;
  return {
    ...named,
    summary: await createSummary(ctx, userId, listing, { country, since, at, truncated }),
    parts: sortParts(limitParts(whole, most, seen)),
    screenshots: isZip ? collectScreenshots(app, shots) : [],
    renderPdf: () => Promise.reject(new Error(`A ${order.format} export has no PDF.`)),
    records: Math.min(records, most),
    truncated,
  };
}

import type { App } from "@listwise/contracts/apps";
import type { ReportSection } from "@listwise/contracts/client-reports";
import type { AppContext } from "../../infra/context";
import { formatDay } from "../analytics";
import { buildReportDocument, renderReportPdf } from "../client-reports";
import type { ExportPartName, ExportPlan, ExportRequest } from "./export-plan";

const YEAR_MS = 365 * 86_400_000;

/** Sections of the report for each data type. */
const SECTIONS: Record<ExportPartName, readonly ReportSection[]> = {
  analytics: ["visibility", "competitors"],
  rankings: ["movers"],
  categoryRanks: [],
  keywords: ["keywords"],
  reviews: ["reviews"],
  metadata: ["listingChanges"],
};
const ORDER = ["analytics", "rankings", "keywords", "reviews", "metadata"] as const;

/** Builds the report of a PDF export: the same document as a client report, with at most `most` keywords. */
export async function buildPdfReport(
  ctx: AppContext,
  userId: number,
  app: App,
  { order, since, at, most }: { order: ExportRequest; since: string | null; at: Date; most: number },
): Promise<Pick<ExportPlan, "renderPdf" | "records" | "truncated">> {
  const sections = ORDER.filter((name) => order.dataTypes.includes(name)).flatMap((name) => SECTIONS[name]);
  const document = await buildReportDocument(ctx, userId, {
    appId: app.id,
    country: order.country,
    title: app.name,
    logo: null,
    sections: ["summary", ...sections],
    days: { from: since ?? formatDay(new Date(at.getTime() - YEAR_MS)), to: formatDay(at) },
    competitorIds: null,
    maxKeywords: most,
  });
  const { keywords, movers, reviews, listingChanges } = document;
  const counts = [
    keywords?.rows.length ?? 0,
    (movers?.up.length ?? 0) + (movers?.down.length ?? 0),
    reviews?.reviews.length ?? 0,
    listingChanges?.rows.length ?? 0,
  ];
  return {
    renderPdf: () => renderReportPdf(ctx, document),
    records: counts.reduce((sum, count) => sum + count, 0),
    truncated: keywords !== null && keywords.total > keywords.rows.length,
  };
}

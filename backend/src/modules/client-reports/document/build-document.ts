import {
  REPORT_DOCUMENT_VERSION,
  type ReportDocument,
  type ReportPart,
  type ReportSection,
} from "@listwise/contracts/client-reports";
import type { App } from "@listwise/contracts/apps";
import type { AppContext } from "../../../infra/context";
import { loadReportNotes } from "../../app-notes";
import { findLinkedApps, findLocalization, loadApp, resolveApp } from "../../apps";
import { loadPeriod } from "../../portfolio";
import { loadPeriodReviews } from "../../reviews";
import { assertStorefront, getStore } from "../../store";
import type { Days } from "../report-period";
import { describeHighlights } from "./highlights";
import { loadKeywordRows } from "./keyword-rows";
import { loadReportChanges } from "./listing-changes";

/** Most rows of a report; chosen by us for a document that people read. */
const MAX_KEYWORDS = 500;
const MAX_CHANGES = 50;

const countryNames = new Intl.DisplayNames("en", { type: "region" });

/** Contents of a document. */
export interface DocumentOrder {
  appId: number;
  country: string;
  title: string;
  logo: string | null;
  sections: readonly ReportSection[];
  days: Days;
  competitorIds: readonly number[] | null;
  /** Marks the user's notes in the charts. */
  includeNotes?: boolean;
  /** Adds the sections about the linked app in the other store. */
  includeLinked?: boolean;
  /** Most keywords, if fewer than a report has anyway. */
  maxKeywords?: number;
}

/**
 * Builds the document of a report from the functions that the dashboard, the keyword table and exports use, so that the
 * figures are the same.
 *
 * @throws NOT_FOUND if the app doesn't exist or isn't listed in the country
 * @throws UNKNOWN_COUNTRY for an unknown storefront
 */
export async function buildReportDocument(
  ctx: AppContext,
  userId: number,
  order: DocumentOrder,
): Promise<ReportDocument> {
  const { country, sections, title, logo } = order;
  assertStorefront(country);
  const app = await loadApp(ctx, userId, String(order.appId), country);
  const { part, period } = await buildPart(ctx, userId, app, order);
  const { label, capturedAt } = await getStore(ctx).describe();
  return {
    version: REPORT_DOCUMENT_VERSION,
    title,
    logo,
    country,
    countryName: countryNames.of(country.toUpperCase()) ?? country.toUpperCase(),
    period: { from: period.from, to: period.to, isShortened: period.isShortened },
    createdAt: new Date().toISOString(),
    source: { label, dataDate: capturedAt ?? app.provenance.fetchedAt, checkedAt: period.figures.checkedAt },
    advanced: period.advanced,
    sections: [...sections],
    ...part,
    linked: order.includeLinked ? await buildLinkedPart(ctx, userId, app.id, order) : null,
  };
}

/** Builds the sections about the linked app; `null` without one, and if it isn't listed in the country. */
async function buildLinkedPart(
  ctx: AppContext,
  userId: number,
  appId: number,
  order: DocumentOrder,
): Promise<ReportPart | null> {
  const linkedId = (await findLinkedApps(ctx.db, userId)).get(appId);
  if (linkedId === undefined) return null;
  const app = await findLocalization(ctx, userId, String(linkedId), order.country);
  // The chosen competitors are those of the other app.
  return app && (await buildPart(ctx, userId, app, { ...order, competitorIds: null })).part;
}

async function buildPart(ctx: AppContext, userId: number, app: App, order: DocumentOrder) {
  const { country, sections, days, competitorIds, includeNotes, maxKeywords = MAX_KEYWORDS } = order;
  const has = (section: ReportSection) => sections.includes(section);
  const period = await loadPeriod(ctx, userId, app, { country, ...days, competitorIds });
  const covered = { from: period.from, to: period.to };
  const ref = await resolveApp(ctx, userId, String(app.id));
  const keywords = has("keywords")
    ? await loadKeywordRows(
        ctx,
        userId,
        { appId: app.id, country },
        period.keywords,
        Math.min(MAX_KEYWORDS, maxKeywords),
      )
    : null;
  const changes = has("listingChanges") ? await loadReportChanges(ctx, [app], country, covered) : null;
  const rivalChanges = has("competitors")
    ? await loadReportChanges(ctx, period.rivals, country, covered)
    : [];
  const part: ReportPart = {
    app: {
      id: app.id,
      name: app.name,
      developer: app.developer,
      icon: app.icon,
      platform: app.platform,
      storeUrl: app.storeUrl,
    },
    summary: has("summary")
      ? {
          figures: period.figures,
          changes: period.changes,
          rating: app.rating,
          ratingCount: app.ratingCount,
          highlights: describeHighlights(period, app.id),
        }
      : null,
    changesSince: period.changesSince,
    visibility: has("visibility") ? { days: period.series } : null,
    notes:
      includeNotes && has("visibility")
        ? await loadReportNotes(ctx, userId, { appId: app.id, country, ...covered })
        : [],
    movers: has("movers") ? period.movers : null,
    keywords: keywords && { total: period.keywords.length, rows: keywords },
    competitors: has("competitors")
      ? { shares: period.shares, changes: rivalChanges.slice(0, MAX_CHANGES) }
      : null,
    reviews: has("reviews") ? await loadPeriodReviews(ctx, ref, country, covered) : null,
    listingChanges: changes && { total: changes.length, rows: changes.slice(0, MAX_CHANGES) },
  };
  return { part, period };
}

import type { OptimizationKind, OptimizedTexts } from "@listwise/contracts/tools";
import { getLanguage, getCountryLanguage } from "@listwise/aso-core/density";
import { buildDescriptionReport, compareTitles, type KeywordFigure } from "@listwise/aso-core/optimizer";
import { computeAsoScore } from "@listwise/aso-core/scores";
import { loadStemmer } from "@listwise/aso-core/stemming";
import { STORES, type Platform } from "@listwise/aso-core/stores";
import type { AppContext } from "../../infra/context";
import { ApiFailure } from "../../infra/http/errors";
import { loadApp } from "../apps";
import { findListKeywords } from "../keywords";
import { checkFeature } from "../limits";
import { findLatestMetrics } from "../research";
import { getStore } from "../store";

export interface Subject {
  kind: OptimizationKind;
  platform: Platform;
  country: string;
}

interface Ids {
  userId: number;
  appId: number;
}

async function loadReadingRules(country: string) {
  const code = getCountryLanguage(country);
  const { locale, stopWords } = getLanguage(code);
  return { locale, stopWords: await stopWords(), stem: await loadStemmer(code) };
}

/** Returns the keywords on an app's list in a country with their latest metrics, limited to what the plan includes. */
export async function loadKeywordMetrics(
  ctx: AppContext,
  { userId, appId }: Ids,
  country: string,
): Promise<KeywordFigure[]> {
  const tracked = await findListKeywords(ctx.db, userId, appId, country);
  const ids = tracked.map(({ keywordId }) => keywordId);
  const figures = await findLatestMetrics(ctx.db, getStore(ctx).name, country, ids);
  const { allowed } = await checkFeature(ctx.db, userId, "advanced_keyword_analysis");
  return tracked.map(({ keywordId, text }) => ({
    keyword: text,
    popularity: figures.get(keywordId)?.popularity ?? null,
    difficulty: allowed ? (figures.get(keywordId)?.difficulty ?? null) : null,
  }));
}

const UNKNOWN_TEXTS = { subtitle: null, keywords: null, shortDescription: null };

/** Loads the live listing; `app` is `null` with a reason if there is no comparable one. */
async function loadListing(ctx: AppContext, ids: Ids, { kind, platform, country }: Subject) {
  try {
    const app = await loadApp(ctx, ids.userId, String(ids.appId), country);
    if (app.platform !== platform) return { app: null, reason: "The app's listing is in the other store." };
    // Without a live description, the two ASO scores would compare different parts.
    if (kind === "description" && app.description === null)
      return { app: null, reason: "The data source doesn't provide the description." };
    return { app, reason: null };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { app: null, reason: error.message };
  }
}

/**
 * Scores texts and the live listing. Fields that the listing doesn't show are unknown in it, and are only scored if the
 * texts fill them.
 */
export async function buildReports(
  ctx: AppContext,
  ids: Ids,
  subject: Subject,
  texts: OptimizedTexts,
  keywords: readonly KeywordFigure[],
) {
  const { kind, platform, country } = subject;
  const { app, reason } = await loadListing(ctx, ids, subject);
  const reading = await loadReadingRules(country);
  const { name = "", subtitle = "", keywords: field = "", shortDescription = "", description = "" } = texts;
  const buildAso = (after: Partial<OptimizedTexts>) =>
    app && { before: computeAsoScore(app).score, after: computeAsoScore({ ...app, ...after }).score };
  if (kind === "description") {
    const build = (text: string) => buildDescriptionReport(text, platform, keywords, reading);
    const report = build(description);
    const live = app ? build(app.description ?? "") : null;
    return {
      report,
      live: { report: live, reason, aso: buildAso({ description }), comparable: live && report.score },
    };
  }
  const shown = {
    ...UNKNOWN_TEXTS,
    name: app?.name ?? "",
    [STORES[platform].tagline]: app?.subtitle ?? null,
  };
  const own = { name, subtitle, keywords: field, shortDescription };
  const { report, live, comparable } = compareTitles(own, shown, platform, keywords, reading);
  return {
    report,
    live: {
      report: app && live,
      reason,
      aso: buildAso({ name }),
      comparable: app && comparable,
    },
  };
}

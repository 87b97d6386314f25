import type { OptimizationKind, OptimizedTexts } from "@listwise/contracts/tools";
import { getLanguage, getCountryLanguage } from "@listwise/aso-core/density";
import {
  buildDescriptionReport,
  buildTitleReport,
  type KeywordFigure,
  type OptimizerReport,
} from "@listwise/aso-core/optimizer";
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

async function loadReadingRules(country: string) {
  const code = getCountryLanguage(country);
  const { locale, stopWords } = getLanguage(code);
  return { locale, stopWords: await stopWords(), stem: await loadStemmer(code) };
}

/** Returns the keywords on an app's list in a country with their latest metrics, limited to what the plan includes. */
export async function loadKeywordMetrics(
  ctx: AppContext,
  { userId, appId }: { userId: number; appId: number },
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

export async function buildReport(
  { kind, platform, country }: Subject,
  texts: OptimizedTexts,
  keywords: readonly KeywordFigure[],
): Promise<OptimizerReport> {
  const reading = await loadReadingRules(country);
  if (kind === "description")
    return buildDescriptionReport(texts.description ?? "", platform, keywords, reading);
  const { name = "", subtitle = "", keywords: field = "", shortDescription = "" } = texts;
  return buildTitleReport({ name, subtitle, keywords: field, shortDescription }, platform, keywords, reading);
}

/**
 * Scores the live listing. Texts that the store doesn't show are unknown in it. `report` is `null` with a reason if
 * there is no comparable listing.
 */
export async function buildLiveReport(
  ctx: AppContext,
  { userId, appId }: { userId: number; appId: number },
  subject: Subject,
  texts: OptimizedTexts,
  keywords: readonly KeywordFigure[],
) {
  const { kind, platform, country } = subject;
  const none = (reason: string) => ({ report: null, reason, aso: null });
  try {
    const live = await loadApp(ctx, userId, String(appId), country);
    if (live.platform !== platform) return none("The app's listing is in the other store.");
    const { name = "", description = "" } = texts;
    const after = kind === "title" ? { ...live, name } : { ...live, description };
    const aso = { before: computeAsoScore(live).score, after: computeAsoScore(after).score };
    const reading = await loadReadingRules(country);
    if (kind === "title") {
      const { tagline } = STORES[platform];
      const unknown = { subtitle: null, keywords: null, shortDescription: null };
      const shown = { ...unknown, name: live.name, [tagline]: live.subtitle };
      return { report: buildTitleReport(shown, platform, keywords, reading), reason: null, aso };
    }
    // Without a live description, the two ASO scores would compare different parts.
    if (live.description === null) return none("The data source doesn't provide the description.");
    return {
      report: buildDescriptionReport(live.description, platform, keywords, reading),
      reason: null,
      aso,
    };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return none(error.message);
  }
}

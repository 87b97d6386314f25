import type { OptimizationKind, OptimizedTexts } from "@listwise/contracts";
import { languageOf, languageOfCountry } from "@listwise/contracts/density";
import {
  asoScore,
  descriptionReport,
  titleReport,
  type KeywordFigure,
  type OptimizerReport,
} from "@listwise/contracts/optimizer";
import type { AppContext } from "../../platform/context";
import { ApiFailure } from "../../platform/errors";
import { getApp } from "../apps";
import { findTracked } from "../keywords";
import { checkFeature } from "../limits";
import { findFigures } from "../research";
import { storeOf } from "../store";

export interface Subject {
  kind: OptimizationKind;
  platform: "ios" | "android";
  country: string;
}

async function readingOf(country: string) {
  const language = languageOf(languageOfCountry(country));
  return { locale: language.locale, stopWords: await language.stopWords() };
}

/** Returns the user's keywords in a country with their latest metrics, limited to what the plan includes. */
export async function keywordFigures(
  ctx: AppContext,
  userId: number,
  country: string,
): Promise<KeywordFigure[]> {
  const tracked = await findTracked(ctx.db, userId, country);
  const ids = tracked.map(({ keywordId }) => keywordId);
  const figures = await findFigures(ctx.db, storeOf(ctx).name, country, ids);
  const { allowed } = await checkFeature(ctx.db, userId, "advanced_keyword_analysis");
  return tracked.map(({ keywordId, text }) => ({
    keyword: text,
    popularity: figures.get(keywordId)?.popularity ?? null,
    difficulty: allowed ? (figures.get(keywordId)?.difficulty ?? null) : null,
  }));
}

export async function reportOf(
  { kind, platform, country }: Subject,
  texts: OptimizedTexts,
  keywords: readonly KeywordFigure[],
): Promise<OptimizerReport> {
  const reading = await readingOf(country);
  if (kind === "description") return descriptionReport(texts.description ?? "", platform, keywords, reading);
  const { name = "", subtitle = "", keywords: field = "", shortDescription = "" } = texts;
  return titleReport({ name, subtitle, keywords: field, shortDescription }, platform, keywords, reading);
}

/**
 * Scores the live listing. Texts that the store doesn't show are unknown in it. `report` is `null` with a reason if
 * there is no comparable listing.
 */
export async function liveReportOf(
  ctx: AppContext,
  { userId, appId }: { userId: number; appId: number },
  subject: Subject,
  texts: OptimizedTexts,
  keywords: readonly KeywordFigure[],
) {
  const { kind, platform, country } = subject;
  const none = (reason: string) => ({ report: null, reason, aso: null });
  try {
    const live = await getApp(ctx, userId, String(appId), country);
    if (live.platform !== platform) return none("The app's listing is in the other store.");
    const { name = "", description = "" } = texts;
    const after = kind === "title" ? { ...live, name } : { ...live, description };
    const aso = { before: asoScore(live).score, after: asoScore(after).score };
    const reading = await readingOf(country);
    if (kind === "title") {
      const shown = { name: live.name, subtitle: live.subtitle, keywords: null, shortDescription: null };
      return { report: titleReport(shown, platform, keywords, reading), reason: null, aso };
    }
    if (live.description === null)
      return { ...none("The data source doesn't provide the description."), aso };
    return { report: descriptionReport(live.description, platform, keywords, reading), reason: null, aso };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return none(error.message);
  }
}

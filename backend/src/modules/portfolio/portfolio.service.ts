import type { PortfolioApp } from "@listwise/contracts/portfolio";
import type { Provenance } from "@listwise/contracts/store";
import type { AppContext } from "../../infra/context";
import { listFollowedApps } from "../apps";
import { checkFeature } from "../limits";
import { countReviewsToAnswer, queueReviews } from "../reviews";
import { assertCovered, getStore, searchAlgorithm } from "../store";
import { loadHistory, loadRanksOfApps } from "./load-history";
import { countUnassigned, findLists } from "./portfolio.repository";
import { computeFigures, computeVisibilities } from "./rank-figures";

/** Days of a trend before today. */
const TREND_DAYS = 30;

export interface Portfolio {
  data: PortfolioApp[];
  trendStart: string;
  unassigned: number;
  advanced: boolean;
  provenance: Provenance;
}

/** Returns the provenance of figures that are computed from ranks. */
export function buildProvenance(ctx: AppContext, fetchedAt: string | null): Provenance {
  const source = getStore(ctx).name;
  return { source, ...searchAlgorithm(source), confidence: null, fetchedAt };
}

/**
 * Loads the user's own apps with their figures in a storefront.
 *
 * @throws UNKNOWN_COUNTRY if the source does not cover it
 */
export async function loadPortfolio(ctx: AppContext, userId: number, country: string): Promise<Portfolio> {
  await assertCovered(ctx, country);
  const place = { source: getStore(ctx).name, country };
  const [followed, lists, unassigned, { allowed: advanced }, history] = await Promise.all([
    listFollowedApps(ctx, userId, country),
    findLists(ctx.db, userId, place),
    countUnassigned(ctx.db, userId, country),
    checkFeature(ctx.db, userId, "advanced_analytics"),
    loadHistory(ctx, userId, TREND_DAYS),
  ]);
  const own = followed.filter(({ relation }) => relation === "own");
  const ids = own.map(({ app }) => app.id);
  const listed = own.map(({ app }) => lists.get(app.id) ?? { keywords: [], checkedAt: null });
  const wanted = own.map(({ app }, index) => ({
    appId: app.id,
    keywordIds: listed[index]?.keywords.map(({ keywordId }) => keywordId) ?? [],
  }));
  const [toAnswer, ranks] = await Promise.all([
    countReviewsToAnswer(ctx.db, userId, ids, place),
    loadRanksOfApps(ctx, country, wanted, history),
    queueReviews(
      ctx,
      userId,
      own.map(({ app }) => app),
      country,
    ),
  ]);
  const data = own.map(({ app, linkedTo }, index): PortfolioApp => {
    const { keywords, checkedAt } = listed[index] ?? { keywords: [], checkedAt: null };
    const series = keywords.map(({ popularity }, row) => ({ popularity, ranks: ranks[index]?.[row] ?? [] }));
    const trend = advanced ? computeVisibilities(series, history.days) : [];
    const checked = checkedAt === null ? null : new Date(checkedAt);
    return {
      app,
      figures: computeFigures(keywords, { days: history.days, trend }, checked, advanced),
      trend,
      reviewsToAnswer: toAnswer.get(app.id) ?? null,
      linkedTo: linkedTo ?? null,
    };
  });
  const checked = data.flatMap(({ figures }) => figures.checkedAt ?? []).sort();
  return {
    data,
    trendStart: history.days[0] ?? "",
    unassigned,
    advanced,
    provenance: buildProvenance(ctx, checked.at(-1) ?? null),
  };
}

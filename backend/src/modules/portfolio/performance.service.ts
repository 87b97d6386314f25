import type { ListFigures, Performance } from "@listwise/contracts/portfolio";
import type { Provenance } from "@listwise/contracts/store";
import type { AppContext } from "../../infra/context";
import { mergeIntoSteps, resolveGranularity } from "../analytics";
import { failUntracked, findLinks, listFollowedApps, resolveApp } from "../apps";
import { checkFeature } from "../limits";
import { assertCovered } from "../store";
import { addResults } from "./add-results";
import { computeShares, findRivals, getLatest, loadKeywords, takeLast } from "./compared-keywords";
import { loadHistory } from "./load-history";
import { buildProvenance } from "./portfolio.service";
import { CHANGE_DAYS, computeDays, computeFigures, computeVisibilities, findMovers } from "./rank-figures";

const MOVE_DAYS = 7;

/** Loads the latest figures of an app over the keywords by which it is compared, as the dashboard shows them. */
export async function loadListFigures(
  ctx: AppContext,
  userId: number,
  appId: number,
  country: string,
): Promise<ListFigures> {
  const [history, { allowed: advanced }] = await Promise.all([
    loadHistory(ctx, userId, CHANGE_DAYS),
    checkFeature(ctx.db, userId, "advanced_analytics"),
  ]);
  const { list, checkedAt } = await loadKeywords(ctx, userId, [appId], country, history);
  const trend = computeVisibilities(list, history.days);
  return computeFigures(getLatest(list, appId), { days: history.days, trend }, checkedAt, advanced);
}

/**
 * Loads the development of a tracked app over the keywords by which it is compared.
 *
 * @throws NOT_FOUND if the user does not track the app
 * @throws UNKNOWN_COUNTRY if the source does not cover the storefront
 */
export async function loadPerformance(
  ctx: AppContext,
  userId: number,
  id: string,
  { country, days: asked }: { country: string; days: number },
): Promise<{ data: Performance; advanced: boolean; provenance: Provenance }> {
  await assertCovered(ctx, country);
  const { id: appId } = await resolveApp(ctx, userId, id);
  const [followed, links, history, granularity, { allowed: advanced }] = await Promise.all([
    listFollowedApps(ctx, userId, country),
    findLinks(ctx.db, userId),
    loadHistory(ctx, userId, Math.max(asked, CHANGE_DAYS)),
    resolveGranularity(ctx, userId, undefined),
    checkFeature(ctx.db, userId, "advanced_analytics"),
  ]);
  const tracked = followed.find(({ app }) => app.id === appId);
  if (!tracked) throw failUntracked();
  const rivals = findRivals(tracked, links);
  const { list, checkedAt } = await loadKeywords(ctx, userId, [appId, ...rivals], country, history);
  const whole = computeDays(list, history.days);
  const trend = whole.map(({ visibility }) => visibility);
  const series = whole.slice(-asked);
  const week = history.days.slice(-1 - MOVE_DAYS);
  const moving = takeLast(list, week.length).map((keyword) => ({
    ...keyword,
    rank: keyword.latest.get(appId) ?? null,
  }));
  const shown = followed.filter(({ app }) => app.id === appId || rivals.has(app.id));
  return {
    data: {
      app: tracked.app,
      figures: computeFigures(getLatest(list, appId), { days: history.days, trend }, checkedAt, advanced),
      from: series[0]?.day ?? "",
      to: series.at(-1)?.day ?? "",
      historyDays: Number.isFinite(history.historyDays) ? history.historyDays : null,
      series: mergeIntoSteps(
        advanced ? series : series.map((day) => ({ ...day, visibility: null, counts: null })),
        granularity,
      ),
      movers: await addResults(ctx, { appId, country, isLatest: true }, findMovers(moving, week)),
      shares: advanced
        ? computeShares(
            shown.map(({ app }) => app),
            (id) => getLatest(list, id),
          )
        : [],
    },
    advanced,
    provenance: buildProvenance(ctx, checkedAt?.toISOString() ?? null),
  };
}

import { computeVisibility, computeVisibilityShare } from "@listwise/aso-core/visibility";
import type { TrackedApp } from "@listwise/contracts/apps";
import type { ListFigures, Performance, VisibilityRow } from "@listwise/contracts/portfolio";
import type { Provenance } from "@listwise/contracts/store";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { mergeIntoSteps, resolveGranularity } from "../analytics";
import { findLinks, listFollowedApps, resolveApp } from "../apps";
import { findCurrentRanks, type CurrentRanks } from "../crawls";
import { findComparedKeywords } from "../keywords";
import { checkFeature } from "../limits";
import { findLatestMetrics } from "../research";
import { assertCovered, getStore } from "../store";
import { loadHistory, loadRanksByDay, type History } from "./load-history";
import { buildProvenance } from "./portfolio.service";
import {
  computeDays,
  computeFigures,
  computeVisibilities,
  findMovers,
  roundToTenth,
  type KeywordSeries,
} from "./rank-figures";

/** Days before today from which the changes of visibility are computed. */
const CHANGE_DAYS = 30;
const MOVE_DAYS = 7;

/**
 * Returns the apps with which an app is compared: an own app's competitors; for another app, also the apps that it
 * competes with and their competitors.
 */
function findRivals(
  { app, relation }: TrackedApp,
  links: readonly { appId: number; competitorId: number }[],
): Set<number> {
  const owners =
    relation === "own"
      ? []
      : links.filter(({ competitorId }) => competitorId === app.id).map((one) => one.appId);
  const compared = new Set([app.id, ...owners]);
  const rivals = links.filter(({ appId }) => compared.has(appId)).map(({ competitorId }) => competitorId);
  const found = new Set([...owners, ...rivals]);
  found.delete(app.id);
  return found;
}

/** The keywords by which apps are compared, with the main app's ranks by day. */
interface ComparedList {
  keywords: (KeywordSeries & { text: string })[];
  /** Latest ranks of each app, in the order of the apps and of the keywords. */
  latest: CurrentRanks[];
}

/** Loads the keywords by which the first of the apps is compared. */
async function loadKeywords(
  ctx: AppContext,
  userId: number,
  [appId, ...rivals]: readonly [number, ...number[]],
  country: string,
  history: History,
): Promise<ComparedList> {
  const compared = await findComparedKeywords(ctx.db, userId, appId, country);
  const ids = compared.map(({ keywordId }) => keywordId);
  const [metrics, latest, byDay] = await Promise.all([
    findLatestMetrics(ctx.db, getStore(ctx).name, country, ids),
    findCurrentRanks(ctx.db, [appId, ...rivals], ids, country),
    loadRanksByDay(ctx, { appId, country }, ids, history),
  ]);
  const keywords = compared.map(({ keywordId, text }, index) => ({
    text,
    popularity: metrics.get(keywordId)?.popularity ?? null,
    ranks: byDay[index] ?? [],
  }));
  return { keywords, latest };
}

/** Returns the list with the latest ranks of the app at a place. */
const getLatest = ({ keywords, latest }: ComparedList, place: number) =>
  keywords.map(({ popularity }, index) => ({ popularity, rank: latest[place]?.ranks[index] ?? null }));

/** Computes the shares of apps that are compared, in the order of the list's ranks; unknown apps are left out. */
function computeShares(apps: readonly (TrackedApp | undefined)[], list: ComparedList): VisibilityRow[] {
  const visible = apps.flatMap((one, place) =>
    one ? [{ app: one.app, value: computeVisibility(getLatest(list, place)).value }] : [],
  );
  const rows = visible.map(({ app: { id, name, icon }, value }) => {
    const others = visible.filter(({ app }) => app.id !== id).map((other) => other.value);
    const share = roundToTenth(computeVisibilityShare(value, others).value);
    return { appId: id, name, icon, visibility: roundToTenth(value), share };
  });
  return rows.toSorted((a, b) => (b.visibility ?? -1) - (a.visibility ?? -1));
}

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
  const list = await loadKeywords(ctx, userId, [appId], country, history);
  const trend = computeVisibilities(list.keywords, history.days);
  return computeFigures(getLatest(list, 0), trend, list.latest[0]?.checkedAt ?? null, advanced);
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
  if (!tracked) throw fail("NOT_FOUND", "You don't track this app. Track it first.");
  const compared = [appId, ...findRivals(tracked, links)] as const;
  const list = await loadKeywords(ctx, userId, compared, country, history);
  const checkedAt = list.latest[0]?.checkedAt ?? null;
  const series = computeDays(list.keywords, history.days);
  const shown = series.slice(-asked);
  const latest = getLatest(list, 0);
  const week = history.days.slice(-1 - MOVE_DAYS);
  const moving = list.keywords.map((keyword, index) => ({
    ...keyword,
    ranks: keyword.ranks.slice(-week.length),
    rank: latest[index]?.rank ?? null,
  }));
  const apps = compared.map((id) => followed.find(({ app }) => app.id === id));
  return {
    data: {
      app: tracked.app,
      figures: computeFigures(
        latest,
        series.map(({ visibility }) => visibility),
        checkedAt,
        advanced,
      ),
      from: shown[0]?.day ?? "",
      to: shown.at(-1)?.day ?? "",
      historyDays: Number.isFinite(history.historyDays) ? history.historyDays : null,
      series: mergeIntoSteps(
        advanced ? shown : shown.map((day) => ({ ...day, visibility: null, counts: null })),
        granularity,
      ),
      movers: findMovers(moving, week),
      shares: advanced ? computeShares(apps, list) : [],
    },
    advanced,
    provenance: buildProvenance(ctx, checkedAt?.toISOString() ?? null),
  };
}

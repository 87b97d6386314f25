import { computeVisibility, computeVisibilityShare } from "@listwise/aso-core/visibility";
import type { TrackedApp } from "@listwise/contracts/apps";
import type { ListFigures, Performance, VisibilityRow } from "@listwise/contracts/portfolio";
import type { Provenance } from "@listwise/contracts/store";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { mergeIntoSteps, resolveGranularity } from "../analytics";
import { findLinks, listFollowedApps, resolveApp } from "../apps";
import { findRanks } from "../crawls";
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

/** Keyword by which apps are compared, with the latest rank of each of them and the main app's rank by day. */
interface ComparedKeyword extends KeywordSeries {
  text: string;
  latest: ReadonlyMap<number, number | null>;
}

const takeLast = (list: readonly ComparedKeyword[], days: number) =>
  list.map((keyword) => ({ ...keyword, ranks: keyword.ranks.slice(-days) }));

/** Loads the keywords by which the first of the apps is compared, and the time of its latest check. */
async function loadKeywords(
  ctx: AppContext,
  userId: number,
  [appId, ...rivals]: readonly [number, ...number[]],
  country: string,
  history: History,
): Promise<{ list: ComparedKeyword[]; checkedAt: Date | null }> {
  const compared = await findComparedKeywords(ctx.db, userId, appId, country);
  const ids = compared.map(({ keywordId }) => keywordId);
  const [metrics, rows, byDay] = await Promise.all([
    findLatestMetrics(ctx.db, getStore(ctx).name, country, ids),
    findRanks(ctx.db, [appId, ...rivals], ids, country),
    loadRanksByDay(ctx, { appId, country }, ids, history),
  ]);
  const latest = new Map(ids.map((id) => [id, new Map<number, number | null>()]));
  for (const row of rows) latest.get(row.keywordId)?.set(row.appId, row.currentRank);
  const checks = rows.flatMap((row) =>
    row.appId === appId && row.checkedAt ? [row.checkedAt.getTime()] : [],
  );
  return {
    list: compared.map(({ keywordId, text }, index) => ({
      text,
      popularity: metrics.get(keywordId)?.popularity ?? null,
      ranks: byDay[index] ?? [],
      latest: latest.get(keywordId) ?? new Map<number, number | null>(),
    })),
    checkedAt: checks.length === 0 ? null : new Date(checks.reduce((a, b) => Math.max(a, b))),
  };
}

const getLatest = (list: readonly ComparedKeyword[], appId: number) =>
  list.map(({ popularity, latest }) => ({ popularity, rank: latest.get(appId) ?? null }));

function computeShares(apps: readonly TrackedApp[], list: readonly ComparedKeyword[]): VisibilityRow[] {
  const visible = apps.map(({ app }) => ({ app, value: computeVisibility(getLatest(list, app.id)).value }));
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
  const { list, checkedAt } = await loadKeywords(ctx, userId, [appId], country, history);
  return computeFigures(getLatest(list, appId), computeVisibilities(list, history.days), checkedAt, advanced);
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
  const rivals = findRivals(tracked, links);
  const { list, checkedAt } = await loadKeywords(ctx, userId, [appId, ...rivals], country, history);
  const trend = computeVisibilities(list, history.days);
  const days = history.days.slice(-asked);
  const series = computeDays(takeLast(list, days.length), days);
  const week = history.days.slice(-1 - MOVE_DAYS);
  const moving = takeLast(list, week.length).map((keyword) => ({
    ...keyword,
    rank: keyword.latest.get(appId) ?? null,
  }));
  const shown = followed.filter(({ app }) => app.id === appId || rivals.has(app.id));
  return {
    data: {
      app: tracked.app,
      figures: computeFigures(getLatest(list, appId), trend, checkedAt, advanced),
      from: days[0] ?? "",
      to: days.at(-1) ?? "",
      historyDays: Number.isFinite(history.historyDays) ? history.historyDays : null,
      series: mergeIntoSteps(
        advanced ? series : series.map((day) => ({ ...day, visibility: null, counts: null })),
        granularity,
      ),
      movers: findMovers(moving, week),
      shares: advanced ? computeShares(shown, list) : [],
    },
    advanced,
    provenance: buildProvenance(ctx, checkedAt?.toISOString() ?? null),
  };
}

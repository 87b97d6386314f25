import { computeVisibility, computeVisibilityShare } from "@listwise/aso-core/visibility";
import type { TrackedApp } from "@listwise/contracts/apps";
import type { Performance, VisibilityRow } from "@listwise/contracts/portfolio";
import type { Provenance } from "@listwise/contracts/store";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { mergeIntoSteps, resolveGranularity } from "../analytics";
import { findLinks, listFollowedApps, resolveApp } from "../apps";
import { findRanks } from "../crawls";
import { findComparedKeywords } from "../keywords";
import { checkFeature, loadLimit } from "../limits";
import { findLatestMetrics } from "../research";
import { assertCovered, getStore } from "../store";
import { loadHistory, loadRanksByDay } from "./load-history";
import { buildProvenance } from "./portfolio.service";
import { computeDays, computeFigures, computeVisibilities, findMovers, roundToTenth } from "./rank-figures";

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

function computeShares(
  apps: readonly TrackedApp[],
  visibilities: ReadonlyMap<number, number | null>,
): VisibilityRow[] {
  const rows = apps.map(({ app }) => {
    const visibility = visibilities.get(app.id) ?? null;
    const others = apps
      .filter((other) => other.app.id !== app.id)
      .map((other) => visibilities.get(other.app.id) ?? null);
    const share = roundToTenth(computeVisibilityShare(visibility, others).value);
    return { appId: app.id, name: app.name, icon: app.icon, visibility: roundToTenth(visibility), share };
  });
  return rows.toSorted((a, b) => (b.visibility ?? -1) - (a.visibility ?? -1));
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
  const followed = await listFollowedApps(ctx, userId, country);
  const tracked = followed.find(({ app }) => app.id === appId);
  if (!tracked) throw fail("NOT_FOUND", "You don't track this app. Track it first.");
  const [compared, links, history, historyDays, granularity, { allowed: advanced }] = await Promise.all([
    findComparedKeywords(ctx.db, userId, appId, country),
    findLinks(ctx.db, userId),
    loadHistory(ctx, userId, Math.max(asked, CHANGE_DAYS)),
    loadLimit(ctx.db, userId, "keyword_history_days"),
    resolveGranularity(ctx, userId, undefined),
    checkFeature(ctx.db, userId, "advanced_analytics"),
  ]);
  const keywordIds = compared.map(({ keywordId }) => keywordId);
  const rivals = findRivals(tracked, links);
  const shown = followed.filter(({ app }) => app.id === appId || rivals.has(app.id));
  const [metrics, latest, byDay] = await Promise.all([
    findLatestMetrics(ctx.db, getStore(ctx).name, country, keywordIds),
    findRanks(
      ctx.db,
      shown.map(({ app }) => app.id),
      keywordIds,
      country,
    ),
    loadRanksByDay(ctx, { appId, country }, keywordIds, history),
  ]);
  const ranks = new Map(latest.map((row) => [`${row.appId} ${row.keywordId}`, row]));
  const list = compared.map(({ keywordId, text }, index) => ({
    text,
    keywordId,
    popularity: metrics.get(keywordId)?.popularity ?? null,
    rank: ranks.get(`${appId} ${keywordId}`)?.currentRank ?? null,
    ranks: byDay[index] ?? [],
  }));
  const visibilities = new Map(
    shown.map(({ app }) => [
      app.id,
      computeVisibility(
        list.map(({ keywordId, popularity }) => ({
          popularity,
          rank: ranks.get(`${app.id} ${keywordId}`)?.currentRank ?? null,
        })),
      ).value,
    ]),
  );
  const checks = latest.flatMap((row) => (row.appId === appId && row.checkedAt ? [row.checkedAt] : []));
  const checkedAt = checks.toSorted((a, b) => a.getTime() - b.getTime()).at(-1) ?? null;
  const days = history.days.slice(-asked);
  const series = computeDays(
    list.map((keyword) => ({ ...keyword, ranks: keyword.ranks.slice(-days.length) })),
    days,
  );
  const week = history.days.slice(-1 - MOVE_DAYS);
  return {
    data: {
      app: tracked.app,
      figures: computeFigures(list, computeVisibilities(list, history.days), checkedAt, advanced),
      from: days[0] ?? "",
      to: days.at(-1) ?? "",
      historyDays: Number.isFinite(historyDays) ? historyDays : null,
      series: mergeIntoSteps(
        advanced ? series : series.map((day) => ({ ...day, visibility: null, counts: null })),
        granularity,
      ),
      movers: findMovers(
        list.map((keyword) => ({ ...keyword, ranks: keyword.ranks.slice(-week.length) })),
        week,
      ),
      shares: advanced ? computeShares(shown, visibilities) : [],
    },
    advanced,
    provenance: buildProvenance(ctx, checkedAt?.toISOString() ?? null),
  };
}

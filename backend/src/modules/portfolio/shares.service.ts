import { roundToTenth } from "@listwise/aso-core/text";
import { computeVisibilityShare } from "@listwise/aso-core/visibility";
import type { VisibilityShares } from "@listwise/contracts/portfolio";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { mergeIntoSteps, resolveGranularity } from "../analytics";
import { findLinks, listFollowedApps, resolveApp } from "../apps";
import { findComparedKeywords } from "../keywords";
import { assertFeature } from "../limits";
import { findPopularities } from "../research";
import { assertCovered, getStore } from "../store";
import { findRivals } from "./compared-keywords";
import { loadHistory, loadRanksByDay } from "./load-history";
import { computeExactVisibilities } from "./rank-figures";

/** Chosen by us: more lines are hard to tell apart. */
const MAX_APPS = 6;

/**
 * Loads the share of visibility of a tracked app and of those it competes with by day, over the keywords by which the app is
 * compared. Every compared app counts in the shares; those of the most visible ones are returned.
 *
 * @throws NOT_FOUND if the user does not track the app
 * @throws UNKNOWN_COUNTRY if the source does not cover the storefront
 * @throws FEATURE_LIMIT_EXCEEDED if the plan lacks advanced analytics
 */
export async function loadShares(
  ctx: AppContext,
  userId: number,
  id: string,
  { country, days: asked }: { country: string; days: number },
): Promise<VisibilityShares> {
  await assertCovered(ctx, country);
  const { id: appId } = await resolveApp(ctx, userId, id);
  await assertFeature(ctx.db, userId, "advanced_analytics");
  const [followed, links, { days, ...history }, granularity, compared] = await Promise.all([
    listFollowedApps(ctx, userId, country),
    findLinks(ctx.db, userId),
    loadHistory(ctx, userId, asked - 1),
    resolveGranularity(ctx, userId, undefined),
    findComparedKeywords(ctx.db, userId, appId, country),
  ]);
  const tracked = followed.find(({ app }) => app.id === appId);
  if (!tracked) throw fail("NOT_FOUND", "You don't track this app. Track it first.");
  const rivals = findRivals(tracked, links);
  const apps = followed.map(({ app }) => app).filter((app) => app.id === appId || rivals.has(app.id));
  const keywordIds = compared.map(({ keywordId }) => keywordId);
  const popularities = await findPopularities(ctx.db, getStore(ctx).name, country, keywordIds);
  const visibilities: (number | null)[][] = [];
  // One after the other: the ranks of all apps for a long list would take much memory.
  for (const app of apps) {
    const place = { appId: app.id, country };
    const ranks = await loadRanksByDay(ctx, place, keywordIds, { days, ...history });
    const list = ranks.map((series, index) => ({ popularity: popularities[index] ?? null, ranks: series }));
    visibilities.push(computeExactVisibilities(list, days));
  }
  const shares = apps.map((app, index) => ({
    appId: app.id,
    name: app.name,
    shares: days.map((day, at) => {
      const others = visibilities.filter((_, other) => other !== index).map((other) => other[at] ?? null);
      return {
        day,
        share: roundToTenth(computeVisibilityShare(visibilities[index]?.[at] ?? null, others).value),
      };
    }),
  }));
  const getLatest = (one: (typeof shares)[number]) => one.shares.at(-1)?.share ?? -1;
  const ordered = shares.toSorted((a, b) => getLatest(b) - getLatest(a));
  const own = ordered.filter((one) => one.appId === appId);
  const shown = [...own, ...ordered.filter((one) => one.appId !== appId)].slice(0, MAX_APPS);
  return {
    from: days[0] ?? "",
    to: days.at(-1) ?? "",
    apps: shown.map((one) => ({ ...one, shares: mergeIntoSteps(one.shares, granularity) })),
    others: ordered.length - shown.length,
  };
}

import type { Platform } from "@listwise/aso-core/stores";
import type { KeywordRanking } from "@listwise/contracts/rankings";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import {
  failUntracked,
  findCompetitorIds,
  findFollows,
  findRelations,
  presentApps,
  resolveApp,
  type Owner,
} from "../apps";
import { startRankTracking, findRanks, type CrawlEnded } from "../crawls";
import {
  findComparedKeywords,
  findDistinctKeywords,
  findTracked,
  findTrackingUsers,
  type TrackedKeyword,
} from "../keywords";
import { assertStorefront, findPlatforms, normalizeKeyword, getStore } from "../store";
import { loadFreshness, refreshStale } from "./freshness.service";
import { presentRanking } from "./rankings.presenter";

async function loadTable(
  ctx: AppContext,
  apps: readonly { id: number; isFollowing: boolean }[],
  tracked: readonly TrackedKeyword[],
  country: string,
): Promise<KeywordRanking[]> {
  const appIds = apps.map((app) => app.id);
  const keywordIds = tracked.map((keyword) => keyword.keywordId);
  const [platforms, rows] = await Promise.all([
    findPlatforms(ctx.db, appIds),
    findRanks(ctx.db, appIds, keywordIds, country),
  ]);
  const ranks = new Map(rows.map((row) => [`${row.appId} ${row.keywordId}`, row]));
  return apps.flatMap((app) =>
    tracked
      .filter(({ platform }) => platform === platforms.get(app.id))
      .map(({ keywordId, publicId, text }) =>
        presentRanking(ctx, app, { publicId, text, country }, ranks.get(`${app.id} ${keywordId}`)),
      ),
  );
}

/**
 * Returns the stored ranks immediately, and queues crawls for ranks that are missing or older than a day.
 *
 * @throws UNKNOWN_COUNTRY
 */
export async function loadRankingsForApp(ctx: AppContext, userId: number, id: string, country: string) {
  assertStorefront(country);
  const app = await resolveApp(ctx, userId, id);
  const tracked = await findComparedKeywords(ctx.db, userId, app.id, country);
  await startRankTracking(ctx.db, [app.id], tracked);
  const isFollowing = (await findRelations(ctx.db, userId, [app.id])).has(app.id);
  const rankings = await loadTable(ctx, [{ id: app.id, isFollowing }], tracked, country);
  return { rankings, ...(await refreshStale(ctx, userId, tracked, country)) };
}

/**
 * Returns the ranks of a tracked app and its competitors for the app's keywords; without an app, those of the user's own
 * apps (of all tracked ones if none is the user's own) for all keywords.
 *
 * @throws UNKNOWN_COUNTRY
 * @throws NOT_FOUND if the user doesn't track the app.
 */
export async function loadRankingMatrix(
  ctx: AppContext,
  userId: number,
  { appId, country }: { appId?: number | undefined; country: string },
) {
  assertStorefront(country);
  const { apps, tracked } =
    appId === undefined
      ? await findOwnMatrix(ctx.db, userId, country)
      : await findAppMatrix(ctx.db, { userId, appId }, country);
  const [rankings, freshness] = await Promise.all([
    loadTable(ctx, apps, tracked, country),
    loadFreshness(ctx, tracked, country),
  ]);
  return { rankings, ...freshness };
}

export async function searchTopApps(
  ctx: AppContext,
  userId: number,
  { keyword, ...query }: { keyword: string; platform: Platform; country: string; limit: number },
) {
  const term = normalizeKeyword(keyword);
  const { listings, provenance } = await getStore(ctx).search({ term, ...query });
  const apps = await presentApps(ctx, userId, listings);
  const own = (await findTracked(ctx.db, userId)).find(
    ({ text, platform }) => text === term && platform === query.platform,
  );
  const placed = apps.map((app, index) => ({ position: index + 1, app }));
  return { keyword: term, keywordId: own?.publicId ?? null, provenance, apps: placed };
}

async function findOwnMatrix(db: Executor, userId: number, country: string) {
  const [followed, tracked] = await Promise.all([
    findFollows(db, userId),
    findDistinctKeywords(db, userId, country),
  ]);
  const own = followed.filter(({ relation }) => relation === "own");
  const apps = (own.length > 0 ? own : followed).map(({ appId }) => ({ id: appId, isFollowing: true }));
  return { apps, tracked };
}

async function findAppMatrix(db: Executor, { userId, appId }: Owner, country: string) {
  if (!(await findRelations(db, userId, [appId])).has(appId)) throw failUntracked();
  const [competitorIds, tracked] = await Promise.all([
    findCompetitorIds(db, { userId, appId }),
    findComparedKeywords(db, userId, appId, country),
  ]);
  const apps = [appId, ...competitorIds].map((id) => ({ id, isFollowing: true }));
  return { apps, tracked };
}

/** Notifies the browsers of everyone who tracks the keyword that new ranks are available. */
export async function notifyTrackers(ctx: AppContext, { failure, ...pair }: CrawlEnded): Promise<void> {
  if (failure !== null) return;
  for (const { userId, appId, keyword } of await findTrackingUsers(ctx.db, pair)) {
    ctx.sockets.toUser(userId, "rank:updated", { appId, keyword, country: pair.country });
  }
}

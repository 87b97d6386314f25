import type { Platform } from "@listwise/aso-core/stores";
import type { AppContext } from "../../infra/context";
import { findRelations, presentApps, resolveApp } from "../apps";
import { startRankTracking, findRanks, type CrawlEnded } from "../crawls";
import { findComparedKeywords, findTracked, findTrackingUsers } from "../keywords";
import { assertStorefront, normalizeKeyword, getStore } from "../store";
import { refreshStale } from "./freshness.service";
import { presentRanking } from "./rankings.presenter";

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
  const keywordIds = tracked.map(({ keywordId }) => keywordId);
  const [relations, found] = await Promise.all([
    findRelations(ctx.db, userId, [app.id]),
    findRanks(ctx.db, [app.id], keywordIds, country),
  ]);
  const ranks = new Map(found.map((rank) => [rank.keywordId, rank]));
  const shown = { id: app.id, isFollowing: relations.has(app.id) };
  const rankings = tracked.map(({ keywordId, publicId, text }) =>
    presentRanking(ctx, shown, { publicId, text, country }, ranks.get(keywordId)),
  );
  return { rankings, ...(await refreshStale(ctx, userId, tracked, country)) };
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

/** Notifies the browsers of everyone who tracks the keyword that new ranks are available. */
export async function notifyTrackers(ctx: AppContext, { failure, ...pair }: CrawlEnded): Promise<void> {
  if (failure !== null) return;
  for (const { userId, appId, keyword } of await findTrackingUsers(ctx.db, pair)) {
    ctx.sockets.toUser(userId, "rank:updated", { appId, keyword, country: pair.country });
  }
}

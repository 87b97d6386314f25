import type { KeywordRanking, Provenance, Source } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import { findFollows, followedAmong, presentApps, resolveApp } from "../apps";
import { findKeyword, findPairs, rankHistory, requestCrawls, watchRanks } from "../crawls";
import { findTracked, findWatchers, presentRank, type TrackedKeyword } from "../keywords";
import { assertStorefront, normaliseKeyword, searchAlgorithm, storeOf } from "../store";
import { findRanks } from "./rankings.repository";
import type { CrawlEnded } from "../crawls";

const STALE_MS = 24 * 3_600_000;

function provenanceOf(source: Source, at: Date | null): Provenance {
  return { source, ...searchAlgorithm(source), confidence: null, fetchedAt: at?.toISOString() ?? null };
}

async function table(
  ctx: AppContext,
  apps: readonly { id: number; isFollowing: boolean }[],
  tracked: readonly TrackedKeyword[],
  country: string,
): Promise<KeywordRanking[]> {
  const appIds = apps.map((app) => app.id);
  const rows = await findRanks(
    ctx.db,
    appIds,
    tracked.map((keyword) => keyword.keywordId),
    country,
  );
  const ranks = new Map(rows.map((row) => [`${row.appId} ${row.keywordId}`, row]));
  const never = {
    currentRank: null,
    previousRank: null,
    checkedAt: null,
    previousCheckedAt: null,
    source: null,
  };
  return apps.flatMap(({ id, isFollowing }) =>
    tracked.map(({ keywordId, text }) => {
      const rank = ranks.get(`${id} ${keywordId}`) ?? never;
      return {
        ...presentRank(rank),
        keywordId,
        keyword: text,
        details: { keyword: text },
        appId: id,
        country,
        isFollowing,
        provenance: provenanceOf(rank.source ?? storeOf(ctx).name, rank.checkedAt),
      };
    }),
  );
}

/** What is stored, at once; what is older than a day or was never checked is queued. */
export async function rankingsOfApp(ctx: AppContext, userId: number, id: string, country: string) {
  assertStorefront(country);
  const app = await resolveApp(ctx, id);
  const tracked = await findTracked(ctx.db, userId, country);
  await watchRanks(ctx.db, [app.id], tracked);
  const isFollowing = (await followedAmong(ctx.db, userId, [app.id])).has(app.id);
  const rankings = await table(ctx, [{ id: app.id, isFollowing }], tracked, country);
  return { rankings, ...(await refreshStale(ctx, tracked, country)) };
}

async function refreshStale(ctx: AppContext, tracked: readonly TrackedKeyword[], country: string) {
  const keywordIds = tracked.map((keyword) => keyword.keywordId);
  const states = new Map(
    (await findPairs(ctx.db, keywordIds, country)).map((pair) => [pair.keywordId, pair]),
  );
  const oldest = Date.now() - STALE_MS;
  const old = tracked.filter(({ keywordId }) => (states.get(keywordId)?.checkedAt?.getTime() ?? 0) < oldest);
  if (old.length > 0) await requestCrawls(ctx, old);
  const after = old.length > 0 ? await findPairs(ctx.db, keywordIds, country) : [...states.values()];
  const queued = after.flatMap((pair) => (pair.queuedAt ? [pair.queuedAt.getTime()] : []));
  return {
    stale: old.length > 0 || queued.length > 0,
    queuedAt: queued.length > 0 ? new Date(Math.max(...queued)).toISOString() : null,
  };
}

/** The user's apps against the user's keywords. */
export async function rankingMatrix(
  ctx: AppContext,
  userId: number,
  country: string,
): Promise<KeywordRanking[]> {
  assertStorefront(country);
  const tracked = await findTracked(ctx.db, userId, country);
  const followed = await findFollows(ctx.db, userId);
  return table(
    ctx,
    followed.map(({ appId }) => ({ id: appId, isFollowing: true })),
    tracked,
    country,
  );
}

export async function topApps(
  ctx: AppContext,
  userId: number,
  keyword: string,
  country: string,
  limit: number,
) {
  const term = normaliseKeyword(keyword);
  const { listings, provenance } = await storeOf(ctx).search({ term, platform: "ios", country, limit });
  const apps = await presentApps(ctx, userId, listings);
  return { keyword: term, provenance, apps: apps.map((app, index) => ({ position: index + 1, app })) };
}

export async function historyOfApp(ctx: AppContext, id: string, keyword: string, country: string) {
  assertStorefront(country);
  const app = await resolveApp(ctx, id);
  const keywordId = await findKeyword(ctx.db, normaliseKeyword(keyword));
  const rows = keywordId === null ? [] : await rankHistory(ctx.db, app.id, { keywordId, country });
  const last = rows.at(-1);
  return {
    provenance: provenanceOf(last?.source ?? storeOf(ctx).name, last?.last ?? null),
    points: rows.flatMap(({ rank, first, last: until }) =>
      [first, ...(until > first ? [until] : [])].map((at) => ({ checkedAt: at.toISOString(), rank })),
    ),
  };
}

/** Tells the browsers of everyone who watches the keyword that new ranks can be read. */
export async function tellWatchers(ctx: AppContext, { failure, ...pair }: CrawlEnded): Promise<void> {
  if (failure !== null) return;
  for (const { userId, appId, keyword } of await findWatchers(ctx.db, pair)) {
    ctx.sockets.toUser(userId, "rank:updated", { appId, keyword, country: pair.country });
  }
}

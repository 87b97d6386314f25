import type { KeywordRanking } from "@listwise/contracts/rankings";
import { NOT_RANKED } from "@listwise/contracts/store";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { findFollows, findRelations, resolveApp } from "../apps";
import { findKeyword, findLastCrawls, findRanks, type CrawlTarget, type CrawlRow } from "../crawls";
import { findTracked } from "../keywords";
import { assertStorefront, findPlatforms, normalizeKeyword } from "../store";
import { loadFreshness, type Freshness } from "./freshness.service";
import { presentRanking, type KnownRank } from "./rankings.presenter";

const MAX_APPS = 50;

type Standings = Freshness & { rankings: KeywordRanking[] };

/**
 * Converts comma-separated ids to unique internal ids.
 * @throws VALIDATION_FAILED if there are more than `max`
 */
export async function readAppIds(
  ctx: AppContext,
  userId: number,
  joined: string,
  max: number,
): Promise<number[]> {
  const ids = [...new Set(joined.split(",").map((id) => id.trim()))].filter((id) => id !== "");
  if (ids.length > max) throw fail("VALIDATION_FAILED", `Specify up to ${max} apps.`);
  const apps = await Promise.all(ids.map((id) => resolveApp(ctx, userId, id)));
  return [...new Set(apps.map((app) => app.id))];
}

/** Returns the ranks of the user's apps for a keyword. */
export async function loadRankingsForKeyword(
  ctx: AppContext,
  userId: number,
  keyword: string,
  country: string,
): Promise<Standings> {
  const followed = await findFollows(ctx.db, userId);
  const appIds = followed.map((follow) => follow.appId);
  return loadStandings(ctx, userId, keyword, country, appIds);
}

/** Returns the ranks of the given apps for a keyword, whether the user tracks them or not. */
export async function loadRankingsForApps(
  ctx: AppContext,
  userId: number,
  keyword: string,
  country: string,
  joined: string,
): Promise<Standings> {
  return loadStandings(ctx, userId, keyword, country, await readAppIds(ctx, userId, joined, MAX_APPS));
}

async function loadStandings(
  ctx: AppContext,
  userId: number,
  keyword: string,
  country: string,
  appIds: readonly number[],
): Promise<Standings> {
  assertStorefront(country);
  const text = normalizeKeyword(keyword);
  const followed = await findRelations(ctx.db, userId, appIds);
  const tracked = await findTracked(ctx.db, userId);
  const platforms = await findPlatforms(ctx.db, appIds);
  const pairs: CrawlTarget[] = [];
  const rankings = new Map<number, KeywordRanking>();
  for (const platform of new Set(platforms.values())) {
    const inStore = appIds.filter((id) => platforms.get(id) === platform);
    const keywordId = await findKeyword(ctx.db, text, platform);
    const publicId = tracked.find((entry) => entry.keywordId === keywordId)?.publicId ?? null;
    const known = keywordId === null ? null : await loadKnownRanks(ctx, inStore, { keywordId, country });
    if (keywordId !== null) pairs.push({ keywordId, country });
    for (const id of inStore) {
      const app = { id, isFollowing: followed.has(id) };
      rankings.set(id, presentRanking(ctx, app, { publicId, text, country }, known?.get(id)));
    }
  }
  return {
    rankings: appIds.flatMap((id) => rankings.get(id) ?? []),
    ...(await loadFreshness(ctx, pairs, country)),
  };
}

/** Returns the ranks of tracked apps as stored, and of others from the last two crawls. */
async function loadKnownRanks(
  ctx: AppContext,
  appIds: readonly number[],
  pair: CrawlTarget,
): Promise<Map<number, KnownRank>> {
  const watched = await findRanks(ctx.db, appIds, [pair.keywordId], pair.country);
  const ranks = new Map<number, KnownRank>(watched.map((row) => [row.appId, row]));
  const unwatched = appIds.filter((id) => !ranks.has(id));
  if (unwatched.length === 0) return ranks;
  const crawls = await findLastCrawls(ctx.db, pair);
  for (const id of unwatched) {
    const rank = computeRank(id, crawls);
    if (rank) ranks.set(id, rank);
  }
  return ranks;
}

function computeRank(appId: number, [last, before]: readonly CrawlRow[]): KnownRank | null {
  if (!last) return null;
  const place = ({ appIds }: CrawlRow) => appIds.indexOf(appId) + 1 || NOT_RANKED;
  const repeated = last.firstSeenAt < last.lastSeenAt;
  const earlier = before ?? (repeated ? last : null);
  return {
    currentRank: place(last),
    checkedAt: last.lastSeenAt,
    previousRank: earlier && place(earlier),
    previousCheckedAt: before?.lastSeenAt ?? (repeated ? last.firstSeenAt : null),
    source: last.source,
    algorithm: last.algorithm,
    results: last.appIds.length,
  };
}

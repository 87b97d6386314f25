import { computeSimilarity, createWordSet, MAX_RANK, type Traits } from "@listwise/aso-core/scores";
import type { AppSummary } from "@listwise/contracts/apps";
import { createTtlCache } from "../../infra/cache/ttl-cache";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import type { AppContext } from "../../infra/context";
import { DAY_MS } from "../../infra/durations";
import { ApiFailure, fail } from "../../infra/http/errors";
import { assertCovered, getStore, findCandidates, type Candidate, type Platform } from "../store";
import { findTopResults, type TopResults } from "../crawls";
import { presentApps } from "./apps.service";
import { resolveApp } from "./lookup.service";

const MAX_GENRE_CANDIDATES = 100;
const MAX_SEARCH_CANDIDATES = 50;
const MAX_CACHED_APPS = 1000;

/** Returns the ids of the apps that the store shows as similar, from the store once a day. */
const getShownAppsCache = createWeakMemo((ctx: AppContext) =>
  createTtlCache(
    async (platform: Platform, country: string, storeId: string) => {
      const { value } = await getStore(ctx).similar({ platform, country, storeId });
      return (value ?? []).map(({ appId }) => appId);
    },
    { ms: DAY_MS, max: MAX_CACHED_APPS },
  ),
);

/** Returns none while the store can't be asked, because they are only further candidates. */
async function findShownApps(ctx: AppContext, ...app: [Platform, string, string]): Promise<number[]> {
  try {
    return await getShownAppsCache(ctx)(...app);
  } catch (error) {
    if (error instanceof ApiFailure) return [];
    throw error;
  }
}

function computeTraits(listing: Candidate, places: readonly TopResults[]): Traits {
  const ranks = places.flatMap(({ keywordId, appIds }): [number, number][] => {
    const rank = appIds.indexOf(listing.appId) + 1;
    return rank === 0 ? [] : [[keywordId, rank]];
  });
  return {
    heading: createWordSet(listing.name, listing.subtitle),
    description: createWordSet(listing.description),
    ranks: new Map(ranks),
    genre: listing.primaryGenre,
  };
}

/**
 * Returns apps of other developers, most similar first: apps that rank for the same keywords, that the store shows as
 * similar or finds for the app's name, or that belong to its genre. `similarity` is 0–1.
 *
 * @throws NOT_FOUND, UNKNOWN_COUNTRY
 */
export async function findSimilarApps(
  ctx: AppContext,
  userId: number,
  id: string,
  country: string,
  limit: number,
): Promise<(AppSummary & { similarity: number })[]> {
  await assertCovered(ctx, country);
  const app = await resolveApp(ctx, userId, id, country);
  const store = getStore(ctx);
  const where = { source: store.getName(app.platform), country, platform: app.platform };
  const [own] = await store.lookup([app.storeId], where);
  if (!own)
    throw fail("NOT_FOUND", `This app isn't listed in ${country.toUpperCase()}. Choose another country.`);
  const places = await findTopResults(ctx.db, app.id, country, MAX_RANK);
  const [named, shown] = await Promise.all([
    store.search({ term: own.name, platform: app.platform, country, limit: MAX_SEARCH_CANDIDATES }),
    findShownApps(ctx, app.platform, country, app.storeId),
  ]);
  const beside = [
    ...places.flatMap((place) => place.appIds),
    ...named.listings.map(({ appId }) => appId),
    ...shown,
  ];
  const candidates = await findCandidates(ctx.db, where, beside, own.primaryGenre, MAX_GENRE_CANDIDATES);
  const traits = computeTraits(own, places);
  const alike = candidates
    .filter((one) => one.appId !== app.id && (own.developer === null || one.developer !== own.developer))
    .map((listing) => ({ listing, similarity: computeSimilarity(traits, computeTraits(listing, places)) }))
    .sort((a, b) => b.similarity - a.similarity || a.listing.appId - b.listing.appId)
    .slice(0, limit);
  const apps = await presentApps(
    ctx,
    userId,
    alike.map(({ listing }) => listing),
  );
  return apps.map((summary, index) => ({
    ...summary,
    similarity: Math.round((alike[index]?.similarity ?? 0) * 1000) / 1000,
  }));
}

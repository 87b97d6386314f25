import { computeSimilarity, createWordSet, MAX_RANK, type Traits } from "@listwise/aso-core/scores";
import type { AppSummary } from "@listwise/contracts/apps";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { assertCovered, getStore, findCandidates, type Candidate } from "../store";
import { findTopResults, type TopResults } from "../crawls";
import { presentApps } from "./apps.service";
import { resolveApp } from "./lookup.service";

const MAX_GENRE_CANDIDATES = 100;
const MAX_SEARCH_CANDIDATES = 50;

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
 * Returns apps of other developers, most similar first: apps that rank for the same keywords, that a search for the app's name
 * finds, or that belong to its genre. `similarity` is 0–1.
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
  if (!own) throw fail("NOT_FOUND", `This app isn't listed in ${country.toUpperCase()}.`);
  const places = await findTopResults(ctx.db, app.id, country, MAX_RANK);
  const named = await store.search({
    term: own.name,
    platform: app.platform,
    country,
    limit: MAX_SEARCH_CANDIDATES,
  });
  const beside = [...places.flatMap((place) => place.appIds), ...named.listings.map(({ appId }) => appId)];
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

import type { AppSummary } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import { fail } from "../../platform/errors";
import { assertStorefront, storeOf } from "../store";
import { presentApps } from "./apps.service";
import { resolveApp } from "./lookup.service";
import { findCandidates, findSharedPlaces, type Candidate, type Place } from "./similar.repository";
import { RANKED_WITHIN, similarityOf, wordSet, type Traits } from "./similarity";

const OF_GENRE = 100;
const OF_SEARCH = 50;

function traitsOf(listing: Candidate, places: readonly Place[]): Traits {
  const ranks = places.flatMap(({ keywordId, appIds }): [number, number][] => {
    const rank = appIds.indexOf(listing.appId) + 1;
    return rank === 0 ? [] : [[keywordId, rank]];
  });
  return {
    heading: wordSet(listing.name, listing.subtitle),
    description: wordSet(listing.description),
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
export async function similarApps(
  ctx: AppContext,
  userId: number,
  id: string,
  country: string,
  limit: number,
): Promise<(AppSummary & { similarity: number })[]> {
  assertStorefront(country);
  const app = await resolveApp(ctx, userId, id, country);
  const store = storeOf(ctx);
  const where = { source: store.name, country, platform: app.platform };
  const [own] = await store.lookup([app.storeId], where);
  if (!own) throw fail("NOT_FOUND", `This app is not listed in the ${country.toUpperCase()} store.`);
  const places = await findSharedPlaces(ctx.db, app.id, country, RANKED_WITHIN);
  const named = await store.search({ term: own.name, platform: app.platform, country, limit: OF_SEARCH });
  const beside = [...places.flatMap((place) => place.appIds), ...named.listings.map(({ appId }) => appId)];
  const candidates = await findCandidates(ctx.db, where, beside, own.primaryGenre, OF_GENRE);
  const traits = traitsOf(own, places);
  const alike = candidates
    .filter((one) => one.appId !== app.id && (own.developer === null || one.developer !== own.developer))
    .map((listing) => ({ listing, similarity: similarityOf(traits, traitsOf(listing, places)) }))
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

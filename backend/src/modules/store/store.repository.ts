import { PLATFORMS } from "@listwise/aso-core/stores";
import type { Source } from "@listwise/contracts/store";
import { and, eq, inArray, sql } from "drizzle-orm";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import type { Executor } from "../../infra/db/database";
import { loadStorefrontStemmer } from "./search/storefront-stemmer";
import { buildWordVectors } from "./search/search-words";
import { writeListings } from "./listings/write-listings.repository";
import type { Listing, Platform, StoredListing } from "./sources/store-source";
import { isLive } from "./is-source.reads";
import { apps, listings } from "./store.schema";

/** Columns of a listing that lists show. */
export const summaryColumns = {
  appId: listings.appId,
  country: listings.country,
  name: listings.name,
  subtitle: listings.subtitle,
  icon: listings.icon,
  developer: listings.developer,
  storeUrl: listings.storeUrl,
  price: listings.price,
  currency: listings.currency,
  releaseDate: listings.releaseDate,
  lastUpdated: listings.lastUpdated,
  version: listings.version,
  primaryGenre: listings.primaryGenre,
  rating: listings.rating,
  ratingCount: listings.ratingCount,
  fetchedAt: listings.fetchedAt,
  storeId: apps.storeId,
  platform: sql<Platform>`${listings.platform}`,
  source: sql<Source>`${listings.source}`,
};

/** Columns of a full listing, without those that only the search needs. */
export const listingColumns = {
  ...summaryColumns,
  keywords: listings.keywords,
  description: listings.description,
  developerUrl: listings.developerUrl,
  screenshots: listings.screenshots,
  languages: listings.languages,
  genres: listings.genres,
  minimumOsVersion: listings.minimumOsVersion,
  contentRating: listings.contentRating,
  sizeBytes: listings.sizeBytes,
  inAppPurchases: listings.inAppPurchases,
  dataSafety: listings.dataSafety,
  minInstalls: listings.minInstalls,
};

/** Assigns ids to new apps in the order of the list; known apps keep theirs. */
async function ensureApps(
  db: Executor,
  refs: readonly { platform: Platform; storeId: string }[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const on of PLATFORMS) {
    const storeIds = [...new Set(refs.filter((ref) => ref.platform === on).map((ref) => ref.storeId))];
    if (storeIds.length === 0) continue;
    const wanted = sql`unnest(${sql.param(storeIds)}::text[]) with ordinality as wanted(store_id, place)`;
    // A conflicting insert uses up a sequence number, and ids must stay short, so only new apps are inserted.
    await db.execute(sql`
      insert into apps (platform, store_id)
      select ${on}, wanted.store_id from ${wanted}
      where not exists (select 1 from apps where platform = ${on} and apps.store_id = wanted.store_id)
      order by wanted.place
      on conflict (platform, store_id) do nothing`);
    const rows = await db
      .select({ id: apps.id, storeId: apps.storeId })
      .from(apps)
      .where(and(eq(apps.platform, on), sql`${apps.storeId} = any(${sql.param(storeIds)}::text[])`));
    for (const row of rows) ids.set(appKey(on, row.storeId), row.id);
  }
  return ids;
}

/**
 * Stores fetched listings, replaces earlier versions and records the differences. A live store omits many fields, so
 * known values are never replaced by missing ones. Changes between data of unknown dates aren't recorded.
 *
 * @throws Error if the app of a listing was not stored
 */
export async function saveListings(
  db: Executor,
  from: Source,
  fetched: readonly Listing[],
  fetchedAt: Date | null,
  importId: number | null = null,
): Promise<StoredListing[]> {
  if (fetched.length === 0) return [];
  const ids = await ensureApps(db, fetched);
  const stored = new Map<string, StoredListing>();
  const rows = new Map<string, typeof listings.$inferInsert>();
  for (const { bundleId, drift, ...listing } of fetched) {
    const appId = ids.get(appKey(listing.platform, listing.storeId));
    if (appId === undefined) throw new Error(`App ${listing.storeId} got no id.`);
    const key = `${appId} ${listing.country}`;
    const kept = { ...listing, appId, source: from, fetchedAt };
    stored.set(key, kept);
    rows.set(key, {
      ...kept,
      ...buildWordVectors(listing, await loadStorefrontStemmer(listing.country)),
      bundleId: bundleId ?? null,
      importId,
      notedRating: listing.rating,
      driftSwing: drift?.swing ?? 0,
      driftDays: drift?.days ?? 1,
      driftPhase: drift?.phase ?? 0,
    });
  }
  await writeListings(db, [...rows.values()], isLive(from));
  return [...stored.values()];
}

const getListingsStatement = createWeakMemo((db: Executor) =>
  db
    .select(listingColumns)
    .from(listings)
    .innerJoin(apps, eq(apps.id, listings.appId))
    .where(
      and(
        eq(apps.platform, sql.placeholder("platform")),
        sql`${apps.storeId} = any(${sql.placeholder("storeIds")}::text[])`,
        eq(listings.source, sql.placeholder("source")),
        eq(listings.country, sql.placeholder("country")),
      ),
    )
    .orderBy(listings.appId)
    .prepare("store_listings"),
);

/** Returns the stored listings of apps in one storefront. */
export async function findListings(
  db: Executor,
  from: Source,
  storeIds: readonly string[],
  where: { platform: Platform; country: string },
): Promise<StoredListing[]> {
  if (storeIds.length === 0) return [];
  return getListingsStatement(db).execute({ ...where, storeIds, source: from });
}

/** Returns the store ids for bundle ids in one storefront, ignoring case. */
export async function findByBundleIds(
  db: Executor,
  from: Source,
  bundleIds: readonly string[],
  where: { platform: Platform; country: string },
): Promise<string[]> {
  if (bundleIds.length === 0) return [];
  const rows = await db
    .select({ storeId: apps.storeId })
    .from(listings)
    .innerJoin(apps, eq(apps.id, listings.appId))
    .where(
      and(
        inArray(
          sql`lower(${listings.bundleId})`,
          bundleIds.map((id) => id.toLowerCase()),
        ),
        eq(apps.platform, where.platform),
        eq(listings.source, from),
        eq(listings.country, where.country),
      ),
    );
  return rows.map((row) => row.storeId);
}

function appKey(on: Platform, storeId: string): string {
  return `${on} ${storeId}`;
}

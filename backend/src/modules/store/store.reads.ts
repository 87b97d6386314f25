import type { Source } from "@listwise/contracts/store";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import { and, desc, eq, exists, gte, isNotNull, sql, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { isSource } from "./is-source.reads";
import type { Executor } from "../../infra/db/database";
import { BREAKER } from "./sources/live/host-rate-limit.repository";
import type { ListingField } from "./sources/store-facts";
import { apps, listingChanges, listings, storeHosts } from "./store.schema";
import type { Platform } from "./sources/store-source";

const query = new QueryBuilder();

/** Returns all known apps, including hidden ones, as a subquery for joins. */
export function selectApps() {
  const { id, platform, storeId, status, adminNote, createdAt } = apps;
  return query.select({ id, platform, storeId, status, adminNote, createdAt }).from(apps).as("apps");
}

/** Returns a condition that is true for apps that a store lists. */
export function isListed(appId: SQLWrapper) {
  return exists(query.select({ appId: listings.appId }).from(listings).where(eq(listings.appId, appId)));
}

/** Returns the ratings of all listings of a source whose date is known, with that date, as a subquery. */
export function selectRatings(source: Source) {
  const { appId, country, rating, ratingCount, fetchedAt } = listings;
  return query
    .select({ appId, country, rating, ratingCount, fetchedAt })
    .from(listings)
    .where(and(eq(listings.source, source), isNotNull(fetchedAt)))
    .as("ratings");
}

/** Returns the category and the price of all listings that have a category, as a subquery for joins. */
export function selectCategories() {
  const { appId, source, country, platform, price } = listings;
  return query
    .select({
      ...{ appId, source, country, platform, price },
      storeId: apps.storeId,
      primaryGenre: listings.primaryGenre,
    })
    .from(listings)
    .innerJoin(apps, eq(apps.id, listings.appId))
    .where(isNotNull(listings.primaryGenre))
    .as("categories");
}

const getPlatformsStatement = createWeakMemo((db: Executor) =>
  db
    .select({ id: apps.id, platform: apps.platform })
    .from(apps)
    .where(sql`${apps.id} = any(${sql.placeholder("appIds")}::int[])`)
    .prepare("app_platforms"),
);

/** Returns the stores of known apps by app id. */
export async function findPlatforms(db: Executor, appIds: readonly number[]): Promise<Map<number, Platform>> {
  if (appIds.length === 0) return new Map();
  const rows = await getPlatformsStatement(db).execute({ appIds });
  return new Map(rows.map((row) => [row.id, row.platform]));
}

/** Returns the number of known apps. */
export function countApps(db: Executor): Promise<number> {
  return db.$count(apps);
}

/** Returns the number of apps that a source lists, and the number of storefronts with listings. */
export async function countListed(db: Executor, source: Source) {
  const [row] = await db
    .select({
      apps: sql<number>`count(distinct ${listings.appId})::int`,
      storefronts: sql<number>`count(distinct ${listings.country})::int`,
    })
    .from(listings)
    .where(eq(listings.source, source));
  return row ?? { apps: 0, storefronts: 0 };
}

/** Returns the changes of an app's listing in a storefront since a date, newest first. */
export async function findListingChanges(
  db: Executor,
  of: { appId: number; source: Source; country: string },
  since: Date | null,
  limit = 1_000,
) {
  const { id, field, before, after, previousAt, at } = listingChanges;
  return db
    .select({ id, field: sql<ListingField>`${field}`, before, after, previousAt, at })
    .from(listingChanges)
    .where(
      and(
        eq(listingChanges.appId, of.appId),
        isSource(listingChanges.source, of.source),
        eq(listingChanges.country, of.country),
        since ? gte(at, since) : undefined,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit);
}

/** Returns the number of hosts that are paused after failures. */
export function countBrokenHosts(db: Executor): Promise<number> {
  return db.$count(storeHosts, gte(storeHosts.failures, BREAKER.failures));
}

/** An app by its id and by its id in a store. */
export interface AppRef {
  id: number;
  platform: Platform;
  storeId: string;
}

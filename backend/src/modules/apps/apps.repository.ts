import { DEFAULT_COUNTRY, type Source } from "@listwise/contracts/store";
import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Executor, Transaction } from "../../infra/db/database";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import { users } from "../accounts";
import {
  apps,
  listingColumns,
  listings,
  summaryColumns,
  type ListingSummary,
  type Platform,
  type StoredListing,
} from "../store";
import { follows, ownedApps } from "./apps.schema";

export interface AppRef {
  id: number;
  platform: Platform;
  storeId: string;
}

/** Preferred source and storefront for the listing that represents an app. */
export interface Storefront {
  source: Source;
  country: string;
}

/** Orders an app's listings: the given source first, then the given storefront, the default one, and the latest. */
const nearest = [
  sql`(${listings.source} = ${sql.placeholder("source")}) desc`,
  sql`(${listings.country} = ${sql.placeholder("country")}) desc`,
  sql`(${listings.country} = ${DEFAULT_COUNTRY}) desc`,
  desc(listings.fetchedAt),
  listings.country,
];

/** Returns a subquery for an app's listing, for a lateral join. The enclosing statement is executed with a {@link Storefront}. */
export function buildListingSubquery(db: Executor, appId: AnyPgColumn) {
  return db
    .select({ name: listings.name, icon: listings.icon })
    .from(listings)
    .where(eq(listings.appId, appId))
    .orderBy(...nearest)
    .limit(1)
    .as("listing");
}

const getSummariesStatement = createWeakMemo((db: Executor) => {
  const wanted = sql`unnest(${sql.placeholder("appIds")}::int[], ${sql.placeholder("countries")}::text[])
    as wanted(app_id, country)`;
  return db
    .selectDistinctOn([listings.appId], summaryColumns)
    .from(listings)
    .innerJoin(apps, eq(apps.id, listings.appId))
    .innerJoin(wanted, sql`wanted.app_id = ${listings.appId}`)
    .orderBy(
      listings.appId,
      sql`(${listings.source} = ${sql.placeholder("source")}) desc`,
      sql`(${listings.country} = wanted.country) desc nulls last`,
      ...nearest.slice(1),
    )
    .prepare("listing_summaries");
});

/** An app, with the storefront whose listing is preferred. */
export interface ListingRequest {
  appId: number;
  country?: string | null;
}

/** Returns the preferred listing of each app, by app id. Apps without a listing are missing. */
export async function findSummaries(
  db: Executor,
  wanted: readonly ListingRequest[],
  preferred: Storefront,
): Promise<Map<number, ListingSummary>> {
  if (wanted.length === 0) return new Map();
  const appIds = wanted.map((app) => app.appId);
  const countries = wanted.map((app) => app.country ?? null);
  const rows = await getSummariesStatement(db).execute({ appIds, countries, ...preferred });
  return new Map(rows.map((row) => [row.appId, row]));
}

const getListingStatement = createWeakMemo((db: Executor) =>
  db
    .select(listingColumns)
    .from(listings)
    .innerJoin(apps, eq(apps.id, listings.appId))
    .where(eq(listings.appId, sql.placeholder("appId")))
    .orderBy(...nearest)
    .limit(1)
    .prepare("app_listing"),
);

/** Returns the preferred listing of an app; `null` if no store lists it. */
export async function findAppListing(
  db: Executor,
  appId: number,
  preferred: Storefront,
): Promise<StoredListing | null> {
  const [row] = await getListingStatement(db).execute({ appId, ...preferred });
  return row ?? null;
}

const getFollowsStatement = createWeakMemo((db: Executor) =>
  db
    .select({ userId: follows.userId, appId: follows.appId })
    .from(follows)
    .where(sql`${follows.userId} = any(${sql.placeholder("userIds")}::int[])`)
    .prepare("follows_of_users"),
);

/** Returns the ids of the apps that users track, by user id. */
export async function findFollowed(db: Executor, userIds: string[]): Promise<Map<string, Set<number>>> {
  const followed = new Map(userIds.map((id) => [id, new Set<number>()]));
  for (const { userId, appId } of await getFollowsStatement(db).execute({ userIds })) {
    followed.get(String(userId))?.add(appId);
  }
  return followed;
}

export interface Follow {
  appId: number;
  followedAt: Date;
  /** Storefront in which the app was found. */
  country: string | null;
  tags: string[];
}

export async function findFollows(db: Executor, userId: number): Promise<Follow[]> {
  return db
    .select({
      appId: follows.appId,
      followedAt: follows.followedAt,
      country: follows.country,
      tags: follows.tags,
    })
    .from(follows)
    .where(eq(follows.userId, userId))
    .orderBy(desc(follows.followedAt), desc(follows.appId));
}

/** Returns the apps that a user tracks, with their store ids, for the personal data export. */
export async function findFollowedStoreIds(db: Executor, userId: number) {
  return db
    .select({
      id: apps.id,
      platform: apps.platform,
      storeId: apps.storeId,
      followedAt: follows.followedAt,
      country: follows.country,
      tags: follows.tags,
    })
    .from(follows)
    .innerJoin(apps, eq(apps.id, follows.appId))
    .where(eq(follows.userId, userId))
    .orderBy(desc(follows.followedAt));
}

/** Returns those of the given app ids that the user tracks. */
export async function findFollowedIds(
  db: Executor,
  userId: number,
  appIds: readonly number[],
): Promise<Set<number>> {
  if (appIds.length === 0) return new Set();
  const rows = await db
    .select({ appId: follows.appId })
    .from(follows)
    .where(and(eq(follows.userId, userId), inArray(follows.appId, [...appIds])));
  return new Set(rows.map((row) => row.appId));
}

/** Returns the number of apps that the user tracks or added. */
export async function countTrackedApps(db: Executor, userId: number): Promise<number> {
  const own = db.select({ appId: ownedApps.appId }).from(ownedApps).where(eq(ownedApps.userId, userId));
  const tracked = db
    .select({ appId: follows.appId })
    .from(follows)
    .where(eq(follows.userId, userId))
    .union(own)
    .as("tracked");
  const [row] = await db.select({ value: count() }).from(tracked);
  return row?.value ?? 0;
}

export async function insertFollow(
  tx: Transaction,
  userId: number,
  appId: number,
  country: string | null = null,
): Promise<void> {
  await tx.insert(follows).values({ userId, appId, country }).onConflictDoNothing();
}

export async function deleteFollow(db: Executor, userId: number, appId: number): Promise<void> {
  await db.delete(follows).where(and(eq(follows.userId, userId), eq(follows.appId, appId)));
}

/** Locks the user's row until the transaction ends, so that concurrent changes of the user's data run one after another. */
export async function lockUser(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

import { DEFAULT_COUNTRY, type Source } from "@listwise/contracts";
import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { oncePer } from "../../platform/once-per";
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
import { follows } from "./apps.schema";

export interface AppRef {
  id: number;
  platform: Platform;
  storeId: string;
}

const refColumns = { id: apps.id, storeId: apps.storeId, platform: sql<Platform>`${apps.platform}` };

export async function findAppById(db: Executor, id: number): Promise<AppRef | null> {
  const [row] = await db.select(refColumns).from(apps).where(eq(apps.id, id));
  return row ?? null;
}

export async function findAppByStoreId(
  db: Executor,
  storeId: string,
  platform?: Platform,
): Promise<AppRef | null> {
  const [row] = await db
    .select(refColumns)
    .from(apps)
    .where(and(eq(apps.storeId, storeId), platform && eq(apps.platform, platform)))
    .orderBy(desc(apps.platform));
  return row ?? null;
}

interface Storefront {
  source: Source;
  country: string;
}

/** Of an app's listings first that of the named source and storefront, then of any. */
const nearest = [
  sql`(${listings.source} = ${sql.placeholder("source")}) desc`,
  sql`(${listings.country} = ${sql.placeholder("country")}) desc`,
  sql`(${listings.country} = ${DEFAULT_COUNTRY}) desc`,
  desc(listings.fetchedAt),
  listings.country,
];

const summariesStatement = oncePer((db: Executor) =>
  db
    .selectDistinctOn([listings.appId], summaryColumns)
    .from(listings)
    .innerJoin(apps, eq(apps.id, listings.appId))
    .where(sql`${listings.appId} = any(${sql.placeholder("appIds")}::int[])`)
    .orderBy(listings.appId, ...nearest)
    .prepare("listing_summaries"),
);

/** One listing for each app, as lists show it. */
export async function findSummaries(
  db: Executor,
  appIds: readonly number[],
  preferred: Storefront,
): Promise<Map<number, ListingSummary>> {
  if (appIds.length === 0) return new Map();
  const rows = await summariesStatement(db).execute({ appIds, ...preferred });
  return new Map(rows.map((row) => [row.appId, row]));
}

const listingStatement = oncePer((db: Executor) =>
  db
    .select(listingColumns)
    .from(listings)
    .innerJoin(apps, eq(apps.id, listings.appId))
    .where(eq(listings.appId, sql.placeholder("appId")))
    .orderBy(...nearest)
    .limit(1)
    .prepare("app_listing"),
);

/** One listing of an app. */
export async function findAppListing(
  db: Executor,
  appId: number,
  preferred: Storefront,
): Promise<StoredListing | null> {
  const [row] = await listingStatement(db).execute({ appId, ...preferred });
  return row ?? null;
}

/** A page of the catalogue of the default storefront, most rated first. */
export async function pageOfCatalogue(db: Executor, source: Source, limit: number, offset: number) {
  const inCatalogue = and(eq(listings.source, source), eq(listings.country, DEFAULT_COUNTRY));
  const [rows, [total]] = await Promise.all([
    db
      .select(summaryColumns)
      .from(listings)
      .innerJoin(apps, eq(apps.id, listings.appId))
      .where(inCatalogue)
      .orderBy(sql`${listings.ratingCount} desc nulls last`, listings.appId)
      .limit(limit)
      .offset(offset),
    db.select({ value: count() }).from(listings).where(inCatalogue),
  ]);
  return { rows, total: total?.value ?? 0 };
}

const followsStatement = oncePer((db: Executor) =>
  db
    .select({ userId: follows.userId, appId: follows.appId })
    .from(follows)
    .where(sql`${follows.userId} = any(${sql.placeholder("userIds")}::int[])`)
    .prepare("follows_of_users"),
);

/** Which apps some users follow, by user id. */
export async function findFollowed(db: Executor, userIds: string[]): Promise<Map<string, Set<number>>> {
  const followed = new Map(userIds.map((id) => [id, new Set<number>()]));
  for (const { userId, appId } of await followsStatement(db).execute({ userIds })) {
    followed.get(String(userId))?.add(appId);
  }
  return followed;
}

export async function findFollows(
  db: Executor,
  userId: number,
): Promise<{ appId: number; followedAt: Date }[]> {
  return db
    .select({ appId: follows.appId, followedAt: follows.followedAt })
    .from(follows)
    .where(eq(follows.userId, userId))
    .orderBy(desc(follows.followedAt), desc(follows.appId));
}

export async function followedAmong(
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

export async function countFollows(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ value: count() }).from(follows).where(eq(follows.userId, userId));
  return row?.value ?? 0;
}

export async function addFollow(tx: Transaction, userId: number, appId: number): Promise<void> {
  await tx.insert(follows).values({ userId, appId }).onConflictDoNothing();
}

export async function removeFollow(db: Executor, userId: number, appId: number): Promise<void> {
  await db.delete(follows).where(and(eq(follows.userId, userId), eq(follows.appId, appId)));
}

/** Parallel changes of what the user has wait for each other until this transaction ends. */
export async function lockUser(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

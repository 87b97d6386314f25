import { DEFAULT_COUNTRY, type Source } from "@listwise/contracts";
import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { prepared, type Executor, type Transaction } from "../../platform/database";
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
const nearest = ({ source, country }: Storefront) => [
  sql`(${listings.source} = ${source}) desc`,
  sql`(${listings.country} = ${country}) desc`,
  sql`(${listings.country} = ${DEFAULT_COUNTRY}) desc`,
  desc(listings.fetchedAt),
  listings.country,
];

/** One listing for each app, as lists show it. */
export async function findSummaries(
  db: Executor,
  appIds: readonly number[],
  preferred: Storefront,
): Promise<Map<number, ListingSummary>> {
  if (appIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([listings.appId], summaryColumns)
    .from(listings)
    .innerJoin(apps, eq(apps.id, listings.appId))
    .where(inArray(listings.appId, [...appIds]))
    .orderBy(listings.appId, ...nearest(preferred));
  return new Map(rows.map((row) => [row.appId, row]));
}

/** One listing of an app. */
export async function findAppListing(
  db: Executor,
  appId: number,
  preferred: Storefront,
): Promise<StoredListing | null> {
  const [row] = await db
    .select(listingColumns)
    .from(listings)
    .innerJoin(apps, eq(apps.id, listings.appId))
    .where(eq(listings.appId, appId))
    .orderBy(...nearest(preferred))
    .limit(1);
  return row ?? null;
}

const inCatalogue = and(
  eq(listings.source, sql.placeholder("source")),
  eq(listings.country, DEFAULT_COUNTRY),
);

const pageStatement = prepared((db) =>
  db
    .select({
      ...summaryColumns,
      isFollowing: sql<boolean>`${follows.appId} is not null`,
      total: sql<number>`(${db.select({ value: count() }).from(listings).where(inCatalogue)})::int`,
    })
    .from(listings)
    .innerJoin(apps, eq(apps.id, listings.appId))
    .leftJoin(follows, and(eq(follows.appId, listings.appId), eq(follows.userId, sql.placeholder("userId"))))
    .where(inCatalogue)
    .orderBy(sql`${listings.ratingCount} desc nulls last`, listings.appId)
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare("catalogue_page"),
);

const countStatement = prepared((db) =>
  db.select({ value: count() }).from(listings).where(inCatalogue).prepare("catalogue_count"),
);

/** The catalogue of the default storefront, most rated first, as a user sees it. */
export async function pageOfCatalogue(
  db: Executor,
  page: { userId: number; source: Source; limit: number; offset: number },
) {
  const rows = await pageStatement(db).execute(page);
  // A page behind the last has no row that tells how many there are.
  const total = rows[0]?.total ?? (await countStatement(db).execute(page))[0]?.value ?? 0;
  return { rows, total };
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

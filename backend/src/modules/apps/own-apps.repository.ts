import type { Source } from "@listwise/contracts/store";
import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { apps, listings, summaryColumns, type ListingSummary, type Platform } from "../store";
import type { AppRef } from "./apps.repository";
import { follows, ownedApps } from "./apps.schema";
import { isListed } from "./visible-apps.repository";

export interface OwnedApp extends AppRef {
  name: string;
  createdAt: Date;
}

const own = (userId: number, appId: number) => and(eq(ownedApps.userId, userId), eq(ownedApps.appId, appId));

/** Returns the apps that the user added, newest first. */
export async function findOwned(db: Executor, userId: number): Promise<OwnedApp[]> {
  return db
    .select({
      id: apps.id,
      platform: sql<Platform>`${apps.platform}`,
      storeId: apps.storeId,
      name: ownedApps.name,
      createdAt: ownedApps.createdAt,
    })
    .from(ownedApps)
    .innerJoin(apps, eq(apps.id, ownedApps.appId))
    .where(eq(ownedApps.userId, userId))
    .orderBy(desc(ownedApps.createdAt), desc(ownedApps.appId));
}

/** Returns the app of a store id, creating it if needed. `listed` is true if a store lists it. */
export async function ensureApp(
  tx: Transaction,
  platform: Platform,
  storeId: string,
): Promise<AppRef & { listed: boolean }> {
  await tx.insert(apps).values({ platform, storeId }).onConflictDoNothing();
  const [row] = await tx
    .select({ id: apps.id, listed: sql<boolean>`${isListed(tx)}` })
    .from(apps)
    .where(and(eq(apps.platform, platform), eq(apps.storeId, storeId)));
  if (!row) throw new Error(`The app ${storeId} got no id.`);
  return { ...row, platform, storeId };
}

/** Adds an app to the user's own apps. Returns false if the user already added it. */
export async function insertOwned(
  tx: Transaction,
  userId: number,
  appId: number,
  name: string,
): Promise<boolean> {
  const rows = await tx
    .insert(ownedApps)
    .values({ userId, appId, name })
    .onConflictDoNothing()
    .returning({ appId: ownedApps.appId });
  return rows.length > 0;
}

/** Removes an app from the user's own apps. Returns false if it is not one of them. */
export async function deleteOwned(db: Executor, userId: number, appId: number): Promise<boolean> {
  const rows = await db.delete(ownedApps).where(own(userId, appId)).returning({ appId: ownedApps.appId });
  return rows.length > 0;
}

/** Returns true if the user tracks the app or added it. */
export async function isTrackedApp(db: Executor, userId: number, appId: number): Promise<boolean> {
  const rows = await db
    .select({ appId: follows.appId })
    .from(follows)
    .where(and(eq(follows.userId, userId), eq(follows.appId, appId)))
    .union(db.select({ appId: ownedApps.appId }).from(ownedApps).where(own(userId, appId)));
  return rows.length > 0;
}

/** Replaces the tags of a tracked app. Returns false if the user does not track it. */
export async function updateTags(
  db: Executor,
  userId: number,
  appId: number,
  tags: string[],
): Promise<boolean> {
  const rows = await db
    .update(follows)
    .set({ tags })
    .where(and(eq(follows.userId, userId), eq(follows.appId, appId)))
    .returning({ appId: follows.appId });
  return rows.length > 0;
}

/** Returns apps released in any storefront after `after` and until `until`, each once, newest first. */
export async function findReleased(
  db: Executor,
  source: Source,
  after: Date,
  until: Date,
  country: string,
  limit: number,
): Promise<ListingSummary[]> {
  const found = await db
    .selectDistinctOn([listings.appId], summaryColumns)
    .from(listings)
    .innerJoin(apps, eq(apps.id, listings.appId))
    .where(
      and(
        eq(listings.source, source),
        eq(apps.status, "active"),
        gt(listings.releaseDate, after),
        lte(listings.releaseDate, until),
      ),
    )
    .orderBy(listings.appId, sql`(${listings.country} = ${country}) desc`, desc(listings.ratingCount));
  const newest = (a: ListingSummary, b: ListingSummary) =>
    Number(b.releaseDate) - Number(a.releaseDate) || a.appId - b.appId;
  return found.sort(newest).slice(0, limit);
}

import { and, desc, eq, exists, or, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { apps, listings, type Platform } from "../store";
import type { AppRef } from "./apps.repository";
import { follows, ownedApps } from "./apps.schema";

const refColumns = { id: apps.id, storeId: apps.storeId, platform: sql<Platform>`${apps.platform}` };

/** Returns a condition that is true for apps that a store lists. */
export function isListed(db: Executor) {
  return exists(db.select({ appId: listings.appId }).from(listings).where(eq(listings.appId, apps.id)));
}

/**
 * Returns a condition that is true for apps visible to a user: apps that a store lists, that the user added, or that the user
 * still tracks although stores dropped them.
 */
function isVisibleTo(db: Executor, userId: number) {
  const own = db
    .select({ appId: ownedApps.appId })
    .from(ownedApps)
    .where(and(eq(ownedApps.appId, apps.id), eq(ownedApps.userId, userId)));
  const followed = db
    .select({ appId: follows.appId })
    .from(follows)
    .where(and(eq(follows.appId, apps.id), eq(follows.userId, userId)));
  return or(isListed(db), exists(own), exists(followed));
}

/** Returns the app; `null` if it is not visible to the user. */
export async function findAppById(db: Executor, userId: number, id: number): Promise<AppRef | null> {
  const [row] = await db
    .select(refColumns)
    .from(apps)
    .where(and(eq(apps.id, id), isVisibleTo(db, userId)));
  return row ?? null;
}

/** Returns the app; `null` if it is not visible to the user. */
export async function findAppByStoreId(
  db: Executor,
  userId: number,
  storeId: string,
  platform?: Platform,
): Promise<AppRef | null> {
  const [row] = await db
    .select(refColumns)
    .from(apps)
    .where(and(eq(apps.storeId, storeId), platform && eq(apps.platform, platform), isVisibleTo(db, userId)))
    .orderBy(desc(apps.platform));
  return row ?? null;
}

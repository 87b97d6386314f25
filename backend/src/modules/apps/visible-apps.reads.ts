import { and, desc, eq, exists, or, sql, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import type { Executor } from "../../infra/db/database";
import { isListed, selectApps, type AppRef, type Platform } from "../store";
import { follows, ownedApps } from "./apps.schema";

const apps = selectApps();
const query = new QueryBuilder();
const refColumns = { id: apps.id, storeId: apps.storeId, platform: apps.platform };

/**
 * Returns a condition that is true for apps visible to a user: apps that a store lists, that the user added, or that the user
 * still tracks although stores dropped them.
 */
function isVisibleTo(userId: number | SQLWrapper) {
  const own = query
    .select({ appId: ownedApps.appId })
    .from(ownedApps)
    .where(and(eq(ownedApps.appId, apps.id), eq(ownedApps.userId, userId)));
  const followed = query
    .select({ appId: follows.appId })
    .from(follows)
    .where(and(eq(follows.appId, apps.id), eq(follows.userId, userId)));
  return or(isListed(apps.id), exists(own), exists(followed));
}

const getAppStatement = createWeakMemo((db: Executor) =>
  db
    .select(refColumns)
    .from(apps)
    .where(and(eq(apps.id, sql.placeholder("id")), isVisibleTo(sql.placeholder("userId"))))
    .prepare("visible_app"),
);

/** Returns the app; `null` if it is not visible to the user. */
export async function findAppById(db: Executor, userId: number, id: number): Promise<AppRef | null> {
  const [row] = await getAppStatement(db).execute({ userId, id });
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
    .where(and(eq(apps.storeId, storeId), platform && eq(apps.platform, platform), isVisibleTo(userId)))
    .orderBy(desc(apps.platform));
  return row ?? null;
}

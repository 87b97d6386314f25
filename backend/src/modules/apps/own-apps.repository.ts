import { and, desc, eq } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { selectApps, type AppRef } from "../store";
import { follows, ownedApps } from "./apps.schema";

const apps = selectApps();

export interface OwnedApp extends AppRef {
  name: string;
  createdAt: Date;
}

/** Returns the apps that the user added, newest first. */
export async function findOwned(db: Executor, userId: number): Promise<OwnedApp[]> {
  return db
    .select({
      id: apps.id,
      platform: apps.platform,
      storeId: apps.storeId,
      name: ownedApps.name,
      createdAt: ownedApps.createdAt,
    })
    .from(ownedApps)
    .innerJoin(apps, eq(apps.id, ownedApps.appId))
    .where(eq(ownedApps.userId, userId))
    .orderBy(desc(ownedApps.createdAt), desc(ownedApps.appId));
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
  const rows = await db
    .delete(ownedApps)
    .where(and(eq(ownedApps.userId, userId), eq(ownedApps.appId, appId)))
    .returning({ appId: ownedApps.appId });
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

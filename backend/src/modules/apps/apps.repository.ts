import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import { selectApps } from "../store";
import { follows, ownedApps } from "./apps.schema";

const apps = selectApps();

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

import type { Relation } from "@listwise/contracts/apps";
import { and, count, desc, eq, ne, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import { selectApps } from "../store";
import { forgetRows, removeRows, restoreRows } from "../undo";
import { follows, ownedApps } from "./apps.schema";

const apps = selectApps();

const getFollowsStatement = createWeakMemo((db: Executor) =>
  db
    .select({ userId: follows.userId, appId: follows.appId, relation: follows.relation })
    .from(follows)
    .where(sql`${follows.userId} = any(${sql.placeholder("userIds")}::int[])`)
    .prepare("follows_of_users"),
);

/** Returns the relations of the apps that users track by app id, by user id. */
export async function findRelationsByUser(
  db: Executor,
  userIds: string[],
): Promise<Map<string, Map<number, Relation>>> {
  const relations = new Map(userIds.map((id) => [id, new Map<number, Relation>()]));
  for (const { userId, appId, relation } of await getFollowsStatement(db).execute({ userIds })) {
    relations.get(String(userId))?.set(appId, relation);
  }
  return relations;
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
      relation: follows.relation,
    })
    .from(follows)
    .innerJoin(apps, eq(apps.id, follows.appId))
    .where(eq(follows.userId, userId))
    .orderBy(desc(follows.followedAt));
}

/**
 * Returns the apps that count toward the plan: own, watched and added ones. Competitors don't count; their number is
 * limited for each app.
 */
function selectCountedApps(db: Executor, userId?: number) {
  const matchUser = (column: typeof follows.userId | typeof ownedApps.userId) =>
    userId === undefined ? undefined : eq(column, userId);
  const own = db
    .select({ userId: ownedApps.userId, appId: ownedApps.appId })
    .from(ownedApps)
    .where(matchUser(ownedApps.userId));
  return db
    .select({ userId: follows.userId, appId: follows.appId })
    .from(follows)
    .where(and(matchUser(follows.userId), ne(follows.relation, "competitor")))
    .union(own)
    .as("tracked");
}

/** Returns how many apps count toward the user's limit. */
export async function countTrackedApps(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ value: count() }).from(selectCountedApps(db, userId));
  return row?.value ?? 0;
}

/** Returns {@link countTrackedApps} of every user who has any. */
export async function countTrackedAppsByUser(db: Executor): Promise<Map<number, number>> {
  const tracked = selectCountedApps(db);
  const rows = await db
    .select({ userId: tracked.userId, value: count() })
    .from(tracked)
    .groupBy(tracked.userId);
  return new Map(rows.map(({ userId, value }) => [userId, value]));
}

export async function insertFollow(
  tx: Transaction,
  userId: number,
  appId: number,
  { country, relation }: { country?: string | undefined; relation: Relation },
): Promise<void> {
  await tx.insert(follows).values({ userId, appId, country, relation }).onConflictDoNothing();
}

/** Sets the relation of a tracked app. */
export async function updateRelation(
  tx: Transaction,
  userId: number,
  appId: number,
  relation: Relation,
): Promise<void> {
  await tx
    .update(follows)
    .set({ relation })
    .where(and(eq(follows.userId, userId), eq(follows.appId, appId)));
}

/** Stops tracking an app permanently. */
export async function deleteFollow(tx: Transaction, userId: number, appId: number): Promise<void> {
  await tx.delete(follows).where(and(eq(follows.userId, userId), eq(follows.appId, appId)));
}

/** Removes a tracked app, so that this can be undone for a day. */
export async function removeFollow(tx: Transaction, userId: number, appId: number): Promise<void> {
  await forgetRows(tx, { table: follows, userId }, follows.appId, appId);
  await removeRows(tx, { table: follows, userId }, eq(follows.appId, appId));
}

/**
 * Restores a tracked app with its date, relation and tags. Returns false if that is no longer possible, or if the user
 * tracks it again.
 */
export async function restoreFollow(tx: Transaction, userId: number, appId: number): Promise<boolean> {
  const { restored } = await restoreRows(tx, { table: follows, userId }, follows.appId, [appId]);
  return restored > 0;
}

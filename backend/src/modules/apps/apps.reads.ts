import { PLATFORMS } from "@listwise/aso-core/stores";
import type { Relation } from "@listwise/contracts/apps";
import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import type { Executor } from "../../infra/db/database";
import { countByDay } from "../../infra/db/count-by-day";
import type { Page } from "../../infra/http/paging";
import { findPlatforms, selectApps, type Platform } from "../store";
import { follows, ownedApps } from "./apps.schema";

const apps = selectApps();
const query = new QueryBuilder();

/** Returns who tracks which app as a subquery for joins. */
export function selectFollows() {
  const { userId, appId, followedAt, relation, country } = follows;
  return query.select({ userId, appId, followedAt, relation, country }).from(follows).as("follows");
}

/** Returns which users added which apps as their own, as a subquery for joins. */
export function selectOwnedApps() {
  const { userId, appId } = ownedApps;
  return query.select({ userId, appId }).from(ownedApps).as("owned_apps");
}

/** Returns how often apps are tracked: the number of pairs of a user and an app. */
export function countFollows(db: Executor): Promise<number> {
  return db.$count(follows);
}

/** Returns how many apps were tracked on each of the last `days` UTC days. */
export function countFollowsByDay(db: Executor, days: number): Promise<Map<string, number>> {
  return countByDay(db, follows.followedAt, days);
}

/** An app that a user tracks. */
export interface Follow {
  appId: number;
  followedAt: Date;
  /** Storefront in which the app was found. */
  country: string | null;
  tags: string[];
  relation: Relation;
}

/** Returns one page of the apps that a user tracks, the latest first, with their store ids. */
export function findFollowPage(db: Executor, userId: number, { pageSize, offset }: Page) {
  const { followedAt, country, relation } = follows;
  return db
    .select({ id: apps.id, storeId: apps.storeId, platform: apps.platform, followedAt, country, relation })
    .from(follows)
    .innerJoin(apps, eq(apps.id, follows.appId))
    .where(eq(follows.userId, userId))
    .orderBy(desc(followedAt), desc(follows.appId))
    .limit(pageSize)
    .offset(offset);
}

/** Returns how many apps a user tracks, by relation. */
export async function countByRelation(db: Executor, userId: number): Promise<Record<Relation, number>> {
  const rows = await db
    .select({ relation: follows.relation, value: count() })
    .from(follows)
    .where(eq(follows.userId, userId))
    .groupBy(follows.relation);
  const counts = new Map(rows.map(({ relation, value }) => [relation, value]));
  return {
    own: counts.get("own") ?? 0,
    competitor: counts.get("competitor") ?? 0,
    watching: counts.get("watching") ?? 0,
  };
}

const getFollowsStatement = createWeakMemo((db: Executor) =>
  db
    .select({
      appId: follows.appId,
      followedAt: follows.followedAt,
      country: follows.country,
      tags: follows.tags,
      relation: follows.relation,
    })
    .from(follows)
    .where(eq(follows.userId, sql.placeholder("userId")))
    .orderBy(desc(follows.followedAt), desc(follows.appId))
    .prepare("follows_of_user"),
);

/** Returns the apps that a user tracks, the latest first. */
export async function findFollows(db: Executor, userId: number): Promise<Follow[]> {
  return getFollowsStatement(db).execute({ userId });
}

const getRelationsStatement = createWeakMemo((db: Executor) =>
  db
    .select({ appId: follows.appId, relation: follows.relation })
    .from(follows)
    .where(
      and(
        eq(follows.userId, sql.placeholder("userId")),
        sql`${follows.appId} = any(${sql.placeholder("appIds")}::int[])`,
      ),
    )
    .prepare("relations_of_user"),
);

/** Returns the relations of those of the given apps that the user tracks, by app id. */
export async function findRelations(
  db: Executor,
  userId: number,
  appIds: readonly number[],
): Promise<Map<number, Relation>> {
  if (appIds.length === 0) return new Map();
  const rows = await getRelationsStatement(db).execute({ userId, appIds });
  return new Map(rows.map(({ appId, relation }) => [appId, relation]));
}

/** Returns true if the user tracks the app or added it. */
export async function isTrackedApp(db: Executor, userId: number, appId: number): Promise<boolean> {
  const own = db
    .select({ appId: ownedApps.appId })
    .from(ownedApps)
    .where(and(eq(ownedApps.userId, userId), eq(ownedApps.appId, appId)));
  const rows = await db
    .select({ appId: follows.appId })
    .from(follows)
    .where(and(eq(follows.userId, userId), eq(follows.appId, appId)))
    .union(own);
  return rows.length > 0;
}

/** Returns the users who track each of the apps. */
export function findTrackersOfApps(db: Executor, appIds: readonly number[]) {
  return db
    .select({ appId: follows.appId, userId: follows.userId })
    .from(follows)
    .where(inArray(follows.appId, [...appIds]));
}

/** Returns the apps that most users track, with the number of these users. */
export function findMostTracked(db: Executor, limit: number): Promise<{ appId: number; users: number }[]> {
  const users = count();
  return db
    .select({ appId: follows.appId, users })
    .from(follows)
    .groupBy(follows.appId)
    .orderBy(desc(users), follows.appId)
    .limit(limit);
}

/**
 * Returns the store of a keyword list: that of its app. Keywords without an app are in the only store of the apps that the
 * user tracks, or else in the App Store.
 */
export async function findListPlatform(
  db: Executor,
  userId: number,
  appId: number | null,
): Promise<Platform> {
  const ids = appId === null ? (await findFollows(db, userId)).map((follow) => follow.appId) : [appId];
  const [platform = PLATFORMS[0], ...others] = new Set((await findPlatforms(db, ids)).values());
  return others.length > 0 ? PLATFORMS[0] : platform;
}

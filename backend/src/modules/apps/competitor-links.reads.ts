import { and, asc, count, eq, inArray } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Executor } from "../../infra/db/database";
import { follows } from "./apps.schema";
import { competitors } from "./competitor-links.schema";

/** The user and the app whose competitors are meant. */
export interface Owner {
  userId: number;
  appId: number;
}

const own = ({ userId, appId }: Owner) => and(eq(competitors.userId, userId), eq(competitors.appId, appId));
const one = (owner: Owner, competitorId: number) =>
  and(own(owner), eq(competitors.competitorId, competitorId));

/** Returns the app ids of the chosen competitors, in the order they were added. */
export async function findCompetitorIds(db: Executor, owner: Owner): Promise<number[]> {
  const rows = await db
    .select({ id: competitors.competitorId })
    .from(competitors)
    .where(own(owner))
    .orderBy(asc(competitors.addedAt), asc(competitors.competitorId));
  return rows.map(({ id }) => id);
}

/** Returns true if the user chose this competitor for the app. */
export async function hasCompetitor(db: Executor, owner: Owner, competitorId: number): Promise<boolean> {
  const rows = await db
    .select({ id: competitors.competitorId })
    .from(competitors)
    .where(one(owner, competitorId));
  return rows.length > 0;
}

/** Returns the number of competitors that the user chose for an app. */
export async function countCompetitors(db: Executor, owner: Owner): Promise<number> {
  const [row] = await db.select({ value: count() }).from(competitors).where(own(owner));
  return row?.value ?? 0;
}

/** Returns which app competes with which other for which user, as a subquery for joins. */
export function selectCompetitorLinks() {
  const { userId, appId, competitorId } = competitors;
  return new QueryBuilder().select({ userId, appId, competitorId }).from(competitors).as("competitor_links");
}

/** Returns the competitor links of a user between apps that the user tracks. */
export async function findLinks(db: Executor, userId: number) {
  const { appId, competitorId } = competitors;
  const tracked = db.select({ id: follows.appId }).from(follows).where(eq(follows.userId, userId));
  return db
    .select({ appId, competitorId })
    .from(competitors)
    .where(and(eq(competitors.userId, userId), inArray(appId, tracked), inArray(competitorId, tracked)));
}

/** Returns whether the app is a competitor of any app that the user tracks. */
export async function isCompetitor(db: Executor, userId: number, appId: number): Promise<boolean> {
  const tracked = db.select({ id: follows.appId }).from(follows).where(eq(follows.userId, userId));
  const isLink = and(
    eq(competitors.userId, userId),
    eq(competitors.competitorId, appId),
    inArray(competitors.appId, tracked),
  );
  return (await db.$count(competitors, isLink)) > 0;
}

export async function findAllCompetitors(db: Executor, userId: number) {
  const { appId, competitorId, addedAt } = competitors;
  return db.select({ appId, competitorId, addedAt }).from(competitors).where(eq(competitors.userId, userId));
}

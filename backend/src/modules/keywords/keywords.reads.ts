import type { Platform } from "@listwise/aso-core/stores";
import { and, count, countDistinct, desc, eq, max, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Executor } from "../../infra/db/database";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import { countByDay } from "../../infra/db/count-by-day";
import { selectKeywords, type CrawlTarget } from "../crawls";
import { findLinks, findRelations, selectFollows } from "../apps";
import { findPlatforms } from "../store";
import { irrelevantKeywords, userKeywords } from "./keywords.schema";

export { countTracked } from "./keywords.repository";

const query = new QueryBuilder();
const keywords = selectKeywords();

/** Returns the entries of all keyword lists as a subquery for joins; a keyword is there once for each list. */
export function selectTrackedKeywords() {
  const { id, userId, keywordId, country, appId, category, tags, isFavorite } = userKeywords;
  return query
    .select({ id, userId, keywordId, country, appId, category, tags, isFavorite })
    .from(userKeywords)
    .as("user_keywords");
}

/** Returns the keywords that users marked as irrelevant for an app as a subquery for joins. */
export function selectIrrelevantKeywords() {
  const { userId, appId, keywordId } = irrelevantKeywords;
  return query.select({ userId, appId, keywordId }).from(irrelevantKeywords).as("irrelevant_keywords");
}

/** Returns the number of entries on all keyword lists. */
export function countTrackedKeywords(db: Executor): Promise<number> {
  return db.$count(userKeywords);
}

/** Returns how many keywords were added on each of the last `days` UTC days. */
export function countKeywordsByDay(db: Executor, days: number): Promise<Map<string, number>> {
  return countByDay(db, userKeywords.createdAt, days);
}

/** Returns the size of each of a user's keyword lists and the time of its latest keyword; `null` is the unassigned list. */
export async function countByList(db: Executor, userId: number) {
  const { appId, createdAt } = userKeywords;
  const rows = await db
    .select({ appId, keywords: count(), lastAt: max(createdAt) })
    .from(userKeywords)
    .where(eq(userKeywords.userId, userId))
    .groupBy(appId);
  return new Map(rows.map(({ appId: list, ...counted }) => [list, counted]));
}

/** An entry of a keyword list. */
export interface TrackedKeyword extends CrawlTarget {
  id: number;
  /** App whose list it is on; `null` for an unassigned keyword. */
  appId: number | null;
  /** Store of the keyword. */
  platform: Platform;
  /** Id of the keyword in API responses. */
  publicId: string;
  text: string;
  category: string;
  notes: string | null;
  origin: string | null;
  isFavorite: boolean;
  tags: string[];
  createdAt: Date;
}

const columns = {
  id: userKeywords.id,
  keywordId: userKeywords.keywordId,
  publicId: keywords.publicId,
  platform: keywords.platform,
  text: keywords.text,
  country: userKeywords.country,
  appId: userKeywords.appId,
  category: userKeywords.category,
  notes: userKeywords.notes,
  origin: userKeywords.origin,
  isFavorite: userKeywords.isFavorite,
  tags: userKeywords.tags,
  createdAt: userKeywords.createdAt,
};

const getTrackedStatement = createWeakMemo((db: Executor) =>
  db
    .select(columns)
    .from(userKeywords)
    .innerJoin(keywords, eq(keywords.id, userKeywords.keywordId))
    .where(
      and(
        eq(userKeywords.userId, sql.placeholder("userId")),
        sql`${userKeywords.country} = coalesce(${sql.placeholder("country")}, ${userKeywords.country})`,
      ),
    )
    .orderBy(desc(userKeywords.createdAt), desc(userKeywords.id))
    .prepare("tracked_keywords"),
);

/**
 * Finds the entries of all the user's lists, newest first. With `country`, only those of that storefront. A keyword on
 * the lists of several apps is there several times.
 */
export async function findTracked(db: Executor, userId: number, country?: string): Promise<TrackedKeyword[]> {
  return getTrackedStatement(db).execute({ userId, country: country ?? null });
}

/** Returns the first entry of each keyword and storefront. */
export function dropRepeated(entries: readonly TrackedKeyword[]): TrackedKeyword[] {
  const first = new Map<string, TrackedKeyword>();
  for (const entry of entries) {
    const key = `${entry.keywordId} ${entry.country}`;
    if (!first.has(key)) first.set(key, entry);
  }
  return [...first.values()];
}

/** Finds the keywords that the user tracks on any list, newest first, once for each storefront. */
export async function findDistinctKeywords(
  db: Executor,
  userId: number,
  country?: string,
): Promise<TrackedKeyword[]> {
  return dropRepeated(await findTracked(db, userId, country));
}

/** Finds the keywords on an app's list that are not marked as irrelevant: what tools work with. Newest first. */
export async function findListKeywords(
  db: Executor,
  userId: number,
  appId: number,
  country: string,
): Promise<TrackedKeyword[]> {
  const irrelevant = await findIrrelevantKeywords(db, userId, appId);
  const entries = await findTracked(db, userId, country);
  return entries.filter((entry) => entry.appId === appId && !irrelevant.has(entry.keywordId));
}

/** Returns the texts of the keywords that the user marked as irrelevant for an app, by id. */
export async function findIrrelevantKeywords(
  db: Executor,
  userId: number,
  appId: number,
): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: keywords.id, text: keywords.text })
    .from(irrelevantKeywords)
    .innerJoin(keywords, eq(keywords.id, irrelevantKeywords.keywordId))
    .where(and(eq(irrelevantKeywords.userId, userId), eq(irrelevantKeywords.appId, appId)));
  return new Map(rows.map(({ id, text }) => [id, text]));
}

/**
 * Finds the keywords that a comparison of an app leaves out, as texts by id: those marked as irrelevant for it, and those
 * that are on lists of other apps but not on its own.
 */
export async function findExcludedKeywords(
  db: Executor,
  userId: number,
  appId: number,
): Promise<Map<number, string>> {
  const entries = await findTracked(db, userId);
  const own = new Set(entries.flatMap((entry) => (entry.appId === appId ? [entry.keywordId] : [])));
  const excluded = await findIrrelevantKeywords(db, userId, appId);
  for (const { appId: list, keywordId, text } of entries) {
    if (list !== null && !own.has(keywordId)) excluded.set(keywordId, text);
  }
  return excluded;
}

/**
 * Finds the keywords by which the ranks of tracked apps are shown and counted, newest first, by app id: an own app's list;
 * the lists of the apps that a competitor competes with, and unassigned keywords; all of the user's keywords for any other
 * app. Keywords of other stores are left out.
 */
export async function findComparedLists(
  db: Executor,
  userId: number,
  appIds: readonly number[],
  country: string,
): Promise<Map<number, TrackedKeyword[]>> {
  const entries = await findTracked(db, userId, country);
  const [relations, links, platforms] = await Promise.all([
    findRelations(db, userId, appIds),
    findLinks(db, userId),
    findPlatforms(db, appIds),
  ]);
  return new Map(
    appIds.map((appId) => {
      const relation = relations.get(appId);
      const inStore = entries.filter(({ platform }) => platform === platforms.get(appId));
      if (relation === "own") return [appId, entries.filter((entry) => entry.appId === appId)];
      if (relation !== "competitor") return [appId, dropRepeated(inStore)];
      const lists = new Set(links.filter((link) => link.competitorId === appId).map((link) => link.appId));
      return [appId, dropRepeated(inStore.filter((entry) => entry.appId === null || lists.has(entry.appId)))];
    }),
  );
}

/** Finds the keywords of one app as {@link findComparedLists} does. */
export async function findComparedKeywords(
  db: Executor,
  userId: number,
  appId: number,
  country: string,
): Promise<TrackedKeyword[]> {
  return (await findComparedLists(db, userId, [appId], country)).get(appId) ?? [];
}

const follows = selectFollows();

/** Finds the users that track a keyword in a storefront, once for each app they track. */
export async function findTrackingUsers(db: Executor, { keywordId, country }: CrawlTarget) {
  return db
    .selectDistinct({ userId: userKeywords.userId, appId: follows.appId, keyword: keywords.text })
    .from(userKeywords)
    .innerJoin(follows, eq(follows.userId, userKeywords.userId))
    .innerJoin(keywords, eq(keywords.id, userKeywords.keywordId))
    .where(and(eq(userKeywords.keywordId, keywordId), eq(userKeywords.country, country)));
}

/** Returns the storefronts in which most users track keywords, with the number of these users. */
export function findTopCountries(db: Executor, limit: number): Promise<{ name: string; count: number }[]> {
  const value = countDistinct(userKeywords.userId);
  return db
    .select({ name: userKeywords.country, count: value })
    .from(userKeywords)
    .groupBy(userKeywords.country)
    .orderBy(desc(value), userKeywords.country)
    .limit(limit);
}

/** Returns the keywords that most users track in any storefront, with the number of these users. */
export function findTopKeywords(
  db: Executor,
  limit: number,
): Promise<{ name: string; id: number; count: number }[]> {
  const value = countDistinct(userKeywords.userId);
  return db
    .select({ name: keywords.text, id: keywords.id, count: value })
    .from(userKeywords)
    .innerJoin(keywords, eq(keywords.id, userKeywords.keywordId))
    .groupBy(keywords.id, keywords.text)
    .orderBy(desc(value), keywords.text)
    .limit(limit);
}

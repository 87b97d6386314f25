import { and, eq } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { findLinks, findRelations } from "../apps";
import { selectKeywords } from "../crawls";
import { findPlatforms } from "../store";
import { irrelevantKeywords } from "./keywords.schema";
import { dropRepeated, findTracked, type TrackedKeyword } from "./tracked-keywords.reads";

const keywords = selectKeywords();

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
      if (relation === "own") return [appId, inStore.filter((entry) => entry.appId === appId)];
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

import type { Platform } from "@listwise/aso-core/stores";
import { and, desc, eq, sql } from "drizzle-orm";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import type { Executor } from "../../infra/db/database";
import { selectFollows } from "../apps";
import { selectKeywords, type CrawlTarget } from "../crawls";
import { userKeywords } from "./keywords.schema";

const keywords = selectKeywords();
const follows = selectFollows();

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

/** Finds the users that track a keyword in a storefront, once for each app they track. */
export async function findTrackingUsers(db: Executor, { keywordId, country }: CrawlTarget) {
  return db
    .selectDistinct({ userId: userKeywords.userId, appId: follows.appId, keyword: keywords.text })
    .from(userKeywords)
    .innerJoin(follows, eq(follows.userId, userKeywords.userId))
    .innerJoin(keywords, eq(keywords.id, userKeywords.keywordId))
    .where(and(eq(userKeywords.keywordId, keywordId), eq(userKeywords.country, country)));
}

import { and, countDistinct, desc, eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Executor } from "../../infra/db/database";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import { countByDay } from "../../infra/db/count-by-day";
import { selectKeywords, type CrawlTarget } from "../crawls";
import { selectFollows } from "../apps";
import { userKeywords } from "./keywords.schema";

const query = new QueryBuilder();
const keywords = selectKeywords();

/** Returns which user tracks which keyword in which storefront, as a subquery for joins. */
export function selectTrackedKeywords() {
  const { userId, keywordId, country } = userKeywords;
  return query.select({ userId, keywordId, country }).from(userKeywords).as("user_keywords");
}

/** Returns how often keywords are tracked: the number of combinations of a user, a keyword and a storefront. */
export function countTrackedKeywords(db: Executor): Promise<number> {
  return db.$count(userKeywords);
}

/** Returns how many keywords were added on each of the last `days` UTC days. */
export function countKeywordsByDay(db: Executor, days: number): Promise<Map<string, number>> {
  return countByDay(db, userKeywords.createdAt, days);
}

/** A keyword that a user tracks. */
export interface TrackedKeyword extends CrawlTarget {
  id: number;
  /** Id of the keyword in API responses. */
  publicId: string;
  text: string;
  category: string;
  notes: string | null;
  origin: string | null;
  isFavorite: boolean;
  createdAt: Date;
}

const columns = {
  id: userKeywords.id,
  keywordId: userKeywords.keywordId,
  publicId: keywords.publicId,
  text: keywords.text,
  country: userKeywords.country,
  category: userKeywords.category,
  notes: userKeywords.notes,
  origin: userKeywords.origin,
  isFavorite: userKeywords.isFavorite,
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

/** Finds the user's keywords, newest first. With `country`, only those of that storefront. */
export async function findTracked(db: Executor, userId: number, country?: string): Promise<TrackedKeyword[]> {
  return getTrackedStatement(db).execute({ userId, country: country ?? null });
}

const follows = selectFollows();

/** Finds the users that track a keyword in a storefront, once for each app they track. */
export async function findTrackingUsers(db: Executor, { keywordId, country }: CrawlTarget) {
  return db
    .select({ userId: userKeywords.userId, appId: follows.appId, keyword: keywords.text })
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

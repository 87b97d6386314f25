import { and, count, countDistinct, desc, eq, isNotNull, max, sql } from "drizzle-orm";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import { countByDay } from "../../infra/db/count-by-day";
import type { Executor } from "../../infra/db/database";
import { selectFollows } from "../apps";
import { selectKeywords, selectRanks } from "../crawls";
import { userKeywords } from "./keywords.schema";

export { countTracked } from "./keywords.repository";

const follows = selectFollows();
const keywords = selectKeywords();
const ranks = selectRanks();

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

/** Returns the storefronts in which most users track keywords, with the number of these users. */
export function findTopCountries(db: Executor, limit: number): Promise<{ name: string; count: number }[]> {
  const { userId, country } = userKeywords;
  const pairs = db.selectDistinct({ country, userId }).from(userKeywords).as("pairs");
  return db
    .select({ name: pairs.country, count: count() })
    .from(pairs)
    .groupBy(pairs.country)
    .orderBy(desc(count()), pairs.country)
    .limit(limit);
}

/**
 * Returns the keywords that most users track in any storefront, with the number of these users. Which keywords they are was
 * counted at most five minutes ago.
 */
export function findTopKeywords(
  db: Executor,
  limit: number,
): Promise<{ name: string; id: number; count: number }[]> {
  const { id, text, userCount } = keywords;
  const top = db
    .select({ id, text })
    .from(keywords)
    .orderBy(sql`${userCount} desc nulls last`, id)
    .limit(limit)
    .as("top");
  const users = countDistinct(userKeywords.userId);
  return db
    .select({ name: top.text, id: top.id, count: users })
    .from(top)
    .innerJoin(userKeywords, eq(userKeywords.keywordId, top.id))
    .groupBy(top.id, top.text)
    .orderBy(desc(users), top.text);
}

const getFirstRankStatement = createWeakMemo((db: Executor) =>
  db
    .select({ appId: ranks.appId })
    .from(userKeywords)
    .innerJoin(
      follows,
      and(
        eq(follows.userId, userKeywords.userId),
        eq(follows.appId, userKeywords.appId),
        eq(follows.relation, "own"),
      ),
    )
    .innerJoin(
      ranks,
      and(
        eq(ranks.appId, userKeywords.appId),
        eq(ranks.keywordId, userKeywords.keywordId),
        eq(ranks.country, userKeywords.country),
      ),
    )
    .where(and(eq(userKeywords.userId, sql.placeholder("userId")), isNotNull(ranks.currentRank)))
    .limit(1)
    .prepare("first_rank"),
);

/** Returns whether a keyword on the list of one of the user's own apps has been checked. */
export async function hasFirstRank(db: Executor, userId: number): Promise<boolean> {
  return (await getFirstRankStatement(db).execute({ userId })).length > 0;
}

import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { selectTargets, type CrawlTarget } from "../crawls";
import { selectTrackedKeywords } from "../keywords";

const userKeywords = selectTrackedKeywords();
const targets = selectTargets();

const pairOfKeyword = and(
  eq(targets.keywordId, userKeywords.keywordId),
  eq(targets.country, userKeywords.country),
);
const lastTry = sql<Date | null>`greatest(${targets.checkedAt}, ${targets.failedAt})`.mapWith(
  targets.checkedAt,
);

/** Returns all users who track a keyword. */
export async function findTrackers(db: Executor): Promise<number[]> {
  const rows = await db.selectDistinct({ userId: userKeywords.userId }).from(userKeywords);
  return rows.map((row) => row.userId);
}

function isAmong(pairs: readonly CrawlTarget[]) {
  const keywordIds = sql.param(pairs.map((pair) => pair.keywordId));
  const countries = sql.param(pairs.map((pair) => pair.country));
  return sql`(${userKeywords.keywordId}, ${userKeywords.country}) in
    (select * from unnest(${keywordIds}::int[], ${countries}::text[]))`;
}

/** Returns crawls that are due by the plan of at least one user who tracks the keyword, oldest first. */
export async function findDue(
  db: Executor,
  minutes: readonly { userId: number; minutes: number }[],
  among?: readonly CrawlTarget[],
): Promise<CrawlTarget[]> {
  const plans = JSON.stringify(minutes);
  return db
    .select({ keywordId: userKeywords.keywordId, country: userKeywords.country })
    .from(userKeywords)
    .innerJoin(
      sql`json_to_recordset(${plans}::json) as plan("userId" int, minutes int)`,
      sql`plan."userId" = ${userKeywords.userId}`,
    )
    .leftJoin(targets, pairOfKeyword)
    .where(among && isAmong(among))
    .groupBy(userKeywords.keywordId, userKeywords.country)
    .having(
      sql`max(${lastTry}) is null or max(${lastTry}) <= now() - make_interval(mins => min(plan.minutes))`,
    )
    .orderBy(sql`max(${lastTry}) nulls first`);
}

/**
 * Returns when the user's least recently checked keyword was tried, `oldest`, and when one was last checked successfully,
 * `latest`; `null` if no keyword was.
 */
export async function findLastChecks(
  db: Executor,
  userId: number,
): Promise<{ keywords: number; tried: number; oldest: Date | null; latest: Date | null }> {
  const [row] = await db
    .select({
      keywords: sql<number>`count(*)::int`,
      tried: sql<number>`count(${lastTry})::int`,
      oldest: sql<Date | null>`min(${lastTry})`.mapWith(targets.checkedAt),
      latest: sql<Date | null>`max(${targets.checkedAt})`.mapWith(targets.checkedAt),
    })
    .from(userKeywords)
    .leftJoin(targets, pairOfKeyword)
    .where(eq(userKeywords.userId, userId));
  return row ?? { keywords: 0, tried: 0, oldest: null, latest: null };
}

import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { getOnlyRow } from "../../infra/db/get-only-row";
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

const isAfter = ({ keywordId, country }: CrawlTarget) =>
  sql`(${userKeywords.keywordId}, ${userKeywords.country}) > (${keywordId}, ${country})`;

/** A part of the due crawls: only those in `among`, or up to `limit` that follow `after` in their order. */
export type DuePart = { among: readonly CrawlTarget[] } | { after: CrawlTarget | null; limit: number };

/**
 * Returns crawls that are due by the plan of at least one user who tracks the keyword, with all these users, by keyword and country, so that
 * an index provides the order.
 */
export async function findDue(
  db: Executor,
  minutes: readonly { userId: number; minutes: number }[],
  part: DuePart,
): Promise<(CrawlTarget & { accounts: number[] })[]> {
  const plans = JSON.stringify(minutes);
  const due = db
    .select({
      keywordId: userKeywords.keywordId,
      country: userKeywords.country,
      accounts: sql<number[]>`array_agg(distinct ${userKeywords.userId})`,
    })
    .from(userKeywords)
    .innerJoin(
      sql`json_to_recordset(${plans}::json) as plan("userId" int, minutes int)`,
      sql`plan."userId" = ${userKeywords.userId}`,
    )
    .leftJoin(targets, pairOfKeyword)
    .where("among" in part ? isAmong(part.among) : part.after ? isAfter(part.after) : undefined)
    .groupBy(userKeywords.keywordId, userKeywords.country)
    .having(
      sql`max(${lastTry}) is null or max(${lastTry}) <= now() - make_interval(mins => min(plan.minutes))`,
    )
    .orderBy(userKeywords.keywordId, userKeywords.country);
  return "limit" in part ? due.limit(part.limit) : due;
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

/** Ages of the ranks of tracked keywords and storefronts. */
export interface Freshness extends Record<string, unknown> {
  /** Seconds since the last successful check, in the order of {@link AGE_QUANTILES}; `null` before the first one. */
  ages: number[] | null;
  /** Share of the keywords without a successful check within twice the interval of their users' plans, 0 to 1. */
  overdueRatio: number;
}

export const AGE_QUANTILES = [0.5, 0.95, 1];

/** Measures the ages of ranks over all tracked keywords and storefronts; one without any check is overdue. */
export async function measureFreshness(
  db: Executor,
  plans: readonly { userId: number; minutes: number }[],
): Promise<Freshness> {
  const { rows } = await db.execute<Freshness>(sql`
    select percentile_cont(${sql.param(AGE_QUANTILES)}::float8[]) within group (order by age) as ages,
      coalesce(avg((age is null or age > 2 * 60 * minutes)::int), 0)::float8 as "overdueRatio"
    from (
      select min(plan.minutes) as minutes, extract(epoch from now() - max(${targets.checkedAt})) as age
      from ${userKeywords}
      join json_to_recordset(${JSON.stringify(plans)}::json) as plan("userId" int, minutes int)
        on plan."userId" = ${userKeywords.userId}
      left join ${targets} on ${pairOfKeyword}
      group by ${userKeywords.keywordId}, ${userKeywords.country}) as tracked`);
  return getOnlyRow(rows);
}

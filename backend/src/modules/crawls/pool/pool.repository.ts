import { and, asc, count, desc, eq, gt, ilike, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { REQUEST_STATES } from "@listwise/contracts/admin";
import type { Executor, Transaction } from "../../../infra/db/database";
import type { Page } from "../../../infra/http/paging";
import { containsPattern } from "../../../infra/db/search-pattern";
import { crawlPairs, keywords } from "../crawls.schema";
import { isTarget } from "../crawl-targets.repository";
import type { CrawlTarget } from "../crawl-target";

export type RequestState = (typeof REQUEST_STATES)[number];

export interface PoolFilter {
  search?: string | undefined;
  state?: RequestState | undefined;
  country?: string | undefined;
}

export type PoolSort = "keyword" | "queuedAt" | "attempts" | "failedAt";

const free = or(isNull(crawlPairs.leasedUntil), lte(crawlPairs.leasedUntil, sql`now()`));
const isWaiting = and(isNotNull(crawlPairs.queuedAt), free);
const isRunning = and(isNotNull(crawlPairs.queuedAt), gt(crawlPairs.leasedUntil, sql`now()`));
const hasFailed = and(isNull(crawlPairs.queuedAt), isNotNull(crawlPairs.failedAt));
const STATES: Record<RequestState, SQL | undefined> = {
  waiting: isWaiting,
  running: isRunning,
  failed: hasFailed,
};
const SORTS: Record<PoolSort, SQL> = {
  keyword: sql`${keywords.text}`,
  queuedAt: sql`${crawlPairs.queuedAt}`,
  attempts: sql`${crawlPairs.attempts}`,
  failedAt: sql`${crawlPairs.failedAt}`,
};

const state = sql<RequestState>`case when ${isRunning} then 'running' when ${isWaiting} then 'waiting' else 'failed' end`;

const columns = {
  keywordId: crawlPairs.keywordId,
  keyword: keywords.text,
  country: crawlPairs.country,
  state,
  forPerson: sql<boolean>`${crawlPairs.urgency} > 0`,
  queuedAt: crawlPairs.queuedAt,
  notBefore: crawlPairs.notBefore,
  attempts: crawlPairs.attempts,
  checkedAt: crawlPairs.checkedAt,
  failedAt: crawlPairs.failedAt,
  failure: crawlPairs.failure,
};

function buildRequestFilter({ search, state: wanted, country }: PoolFilter) {
  return and(
    wanted ? STATES[wanted] : or(isNotNull(crawlPairs.queuedAt), hasFailed),
    search ? ilike(keywords.text, containsPattern(search)) : undefined,
    country ? eq(crawlPairs.country, country) : undefined,
  );
}

/** Finds one page of requests. The default order is that of the workers, with failed requests at the end. */
export async function findRequests(
  db: Executor,
  filter: PoolFilter,
  sort: { by: PoolSort; dir: "asc" | "desc" } | null,
  { pageSize, offset }: Page,
) {
  const direction = sort?.dir === "desc" ? sql`desc` : sql`asc`;
  const order = sort
    ? [sql`${SORTS[sort.by]} ${direction} nulls last`]
    : [
        sql`${crawlPairs.queuedAt} is null`,
        desc(crawlPairs.urgency),
        asc(crawlPairs.turn),
        sql`${crawlPairs.queuedAt} asc nulls last`,
      ];
  const joined = eq(keywords.id, crawlPairs.keywordId);
  const [rows, [all]] = await Promise.all([
    db
      .select(columns)
      .from(crawlPairs)
      .innerJoin(keywords, joined)
      .where(buildRequestFilter(filter))
      .orderBy(...order, desc(crawlPairs.failedAt), asc(crawlPairs.keywordId), asc(crawlPairs.country))
      .limit(pageSize)
      .offset(offset),
    db
      .select({ total: count() })
      .from(crawlPairs)
      .innerJoin(keywords, joined)
      .where(buildRequestFilter(filter)),
  ]);
  return { rows, total: all?.total ?? 0 };
}

export async function countRequests(db: Executor): Promise<Record<RequestState, number>> {
  const where = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await db
    .select({ waiting: where(isWaiting), running: where(isRunning), failed: where(hasFailed) })
    .from(crawlPairs);
  return row ?? { waiting: 0, running: 0, failed: 0 };
}

/** Locks a request until the transaction ends and returns it; `null` if it is neither queued nor failed. */
export async function lockRequest(tx: Transaction, pair: CrawlTarget) {
  const [row] = await tx
    .select({ ...columns, running: sql<boolean>`coalesce(${isRunning}, false)` })
    .from(crawlPairs)
    .innerJoin(keywords, eq(keywords.id, crawlPairs.keywordId))
    .where(isTarget(pair))
    .for("update", { of: crawlPairs });
  return row && (row.queuedAt !== null || row.failedAt !== null) ? row : null;
}

export async function clearFailure(tx: Transaction, pair: CrawlTarget): Promise<void> {
  await tx.update(crawlPairs).set({ failedAt: null, failure: null }).where(isTarget(pair));
}

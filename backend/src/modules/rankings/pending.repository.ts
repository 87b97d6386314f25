import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { selectTargets, type CrawlTarget } from "../crawls";
import { rankingJobItems, rankingJobs } from "./rankings.schema";

const targets = selectTargets();
const pending = eq(rankingJobItems.state, "pending");

/** Returns the crawls that a job is still waiting for. */
export async function findPending(db: Executor, jobId: string): Promise<CrawlTarget[]> {
  return db
    .select({ keywordId: rankingJobItems.keywordId, country: rankingJobItems.country })
    .from(rankingJobItems)
    .where(and(eq(rankingJobItems.jobId, jobId), pending));
}

/** Returns the ids of the jobs that are still waiting for the crawl. */
export async function findWaitingJobs(db: Executor, { keywordId, country }: CrawlTarget): Promise<string[]> {
  const rows = await db
    .select({ jobId: rankingJobItems.jobId })
    .from(rankingJobItems)
    .where(and(eq(rankingJobItems.keywordId, keywordId), eq(rankingJobItems.country, country), pending));
  return rows.map((row) => row.jobId);
}

/** Returns those of the crawls that any job is waiting for. */
export async function findPendingAmong(db: Executor, pairs: readonly CrawlTarget[]): Promise<CrawlTarget[]> {
  const keywordIds = sql.param(pairs.map((pair) => pair.keywordId));
  const countries = sql.param(pairs.map((pair) => pair.country));
  return db
    .selectDistinct({ keywordId: rankingJobItems.keywordId, country: rankingJobItems.country })
    .from(rankingJobItems)
    .where(
      and(
        pending,
        sql`(${rankingJobItems.keywordId}, ${rankingJobItems.country}) in
          (select * from unnest(${keywordIds}::int[], ${countries}::text[]))`,
      ),
    );
}

/**
 * Returns crawls that jobs have waited for too long although none is queued, because the server crashed before it
 * requested them.
 */
export async function findUnqueued(db: Executor): Promise<(CrawlTarget & { jobId: string })[]> {
  return db
    .select({
      jobId: rankingJobItems.jobId,
      keywordId: rankingJobItems.keywordId,
      country: rankingJobItems.country,
    })
    .from(rankingJobItems)
    .innerJoin(rankingJobs, eq(rankingJobs.id, rankingJobItems.jobId))
    .leftJoin(
      targets,
      and(eq(targets.keywordId, rankingJobItems.keywordId), eq(targets.country, rankingJobItems.country)),
    )
    .where(
      and(pending, isNull(targets.queuedAt), lt(rankingJobs.progressAt, sql`now() - interval '1 minute'`)),
    );
}

/** Returns true if a failed crawl of an ended job has not succeeded since. */
export async function hasOpenFailures(db: Executor, jobId: string): Promise<boolean> {
  const rows = await db
    .select({ jobId: rankingJobItems.jobId })
    .from(rankingJobItems)
    .innerJoin(rankingJobs, eq(rankingJobs.id, rankingJobItems.jobId))
    .leftJoin(
      targets,
      and(eq(targets.keywordId, rankingJobItems.keywordId), eq(targets.country, rankingJobItems.country)),
    )
    .where(
      and(
        eq(rankingJobItems.jobId, jobId),
        eq(rankingJobItems.state, "failed"),
        or(isNull(targets.checkedAt), lt(targets.checkedAt, rankingJobs.finishedAt)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

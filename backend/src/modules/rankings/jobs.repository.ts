import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { getOnlyRow } from "../../infra/db/get-only-row";
import { selectKeywords, type CrawlTarget } from "../crawls";
import { rankingJobItems, rankingJobs } from "./rankings.schema";

const keywords = selectKeywords();

export type JobRow = typeof rankingJobs.$inferSelect;

/** Restricts a job to certain keywords; two jobs of the same scope don't run in parallel. */
export type Scope = Pick<JobRow, "kind" | "target">;

/** Returns the latest running job, optionally of one scope, or `null`. */
export async function findRunningJob(db: Executor, userId: number, scope?: Scope): Promise<JobRow | null> {
  const { kind, target } = rankingJobs;
  const [row] = await db
    .select()
    .from(rankingJobs)
    .where(
      and(
        eq(rankingJobs.userId, userId),
        isNull(rankingJobs.finishedAt),
        scope && and(eq(kind, scope.kind), eq(target, scope.target)),
      ),
    )
    .orderBy(desc(rankingJobs.startedAt))
    .limit(1);
  return row ?? null;
}

/** Returns the user's latest job, preferring running ones; `null` if there was none. */
export async function findLatestJob(db: Executor, userId: number): Promise<JobRow | null> {
  const [row] = await db
    .select()
    .from(rankingJobs)
    .where(eq(rankingJobs.userId, userId))
    .orderBy(desc(isNull(rankingJobs.finishedAt)), desc(rankingJobs.startedAt))
    .limit(1);
  return row ?? null;
}

export async function findJob(db: Executor, userId: number, id: string): Promise<JobRow | null> {
  const [row] = await db
    .select()
    .from(rankingJobs)
    .where(and(eq(rankingJobs.userId, userId), eq(rankingJobs.id, id)));
  return row ?? null;
}

const MAX_FAILURES = 1_000;

/** Returns the failed keywords of a job with their reasons. */
export async function findFailures(db: Executor, jobId: string) {
  const rows = await db
    .select({ keyword: keywords.text, country: rankingJobItems.country, reason: rankingJobItems.reason })
    .from(rankingJobItems)
    .innerJoin(keywords, eq(keywords.id, rankingJobItems.keywordId))
    .where(and(eq(rankingJobItems.jobId, jobId), eq(rankingJobItems.state, "failed")))
    .orderBy(keywords.text, rankingJobItems.country)
    .limit(MAX_FAILURES);
  return rows.map((row) => ({ ...row, reason: row.reason ?? "The store didn't respond." }));
}

/** Returns every update that a user has started. */
export async function findJobData(db: Executor, userId: number) {
  const { kind, status, total, processed, failed, message, startedAt, finishedAt } = rankingJobs;
  return db
    .select({ kind, status, total, processed, failed, message, startedAt, finishedAt })
    .from(rankingJobs)
    .where(eq(rankingJobs.userId, userId))
    .orderBy(desc(startedAt));
}

export async function addJob(
  tx: Transaction,
  userId: number,
  scope: Scope,
  pairs: readonly CrawlTarget[],
  message: string,
): Promise<JobRow> {
  const empty = pairs.length === 0;
  const job = getOnlyRow(
    await tx
      .insert(rankingJobs)
      .values({
        userId,
        ...scope,
        status: empty ? "completed" : "queued",
        total: pairs.length,
        message,
        finishedAt: empty ? sql`now()` : null,
      })
      .returning(),
  );
  if (!empty) {
    const items = pairs.map(({ keywordId, country }) => ({ jobId: job.id, keywordId, country }));
    await tx.insert(rankingJobItems).values(items);
  }
  return job;
}

const isInJob = (jobId: string) => eq(rankingJobItems.jobId, jobId);
const pending = eq(rankingJobItems.state, "pending");

async function lockJob(tx: Transaction, jobId: string): Promise<void> {
  await tx.select({ id: rankingJobs.id }).from(rankingJobs).where(eq(rankingJobs.id, jobId)).for("update");
}

/**
 * Marks a crawl as done in a job and updates the job's counters; a failure has a reason. Returns `null` if it was
 * already marked.
 */
export async function settleItem(
  tx: Transaction,
  jobId: string,
  { keywordId, country }: CrawlTarget,
  reason: string | null,
): Promise<JobRow | null> {
  await lockJob(tx, jobId);
  const settled = await tx
    .update(rankingJobItems)
    .set({ state: reason === null ? "done" : "failed", reason })
    .where(
      and(
        isInJob(jobId),
        eq(rankingJobItems.keywordId, keywordId),
        eq(rankingJobItems.country, country),
        pending,
      ),
    )
    .returning({ jobId: rankingJobItems.jobId });
  if (settled.length === 0) return null;
  const [job] = await tx
    .update(rankingJobs)
    .set({
      status: "running",
      processed: sql`${rankingJobs.processed} + 1`,
      failed: sql`${rankingJobs.failed} + ${reason === null ? 0 : 1}`,
      progressAt: sql`now()`,
    })
    .where(eq(rankingJobs.id, jobId))
    .returning();
  return job ?? null;
}

/** Ends a running job and its pending items. Returns `null` if the job had already ended. */
export async function endJob(
  tx: Transaction,
  jobId: string,
  status: Exclude<JobRow["status"], "queued" | "running">,
  message: string,
): Promise<JobRow | null> {
  await lockJob(tx, jobId);
  const [job] = await tx
    .update(rankingJobs)
    .set({ status, message, finishedAt: sql`now()` })
    .where(and(eq(rankingJobs.id, jobId), isNull(rankingJobs.finishedAt)))
    .returning();
  if (job)
    await tx
      .update(rankingJobItems)
      .set({ state: "cancelled" })
      .where(and(isInJob(jobId), pending));
  return job ?? null;
}

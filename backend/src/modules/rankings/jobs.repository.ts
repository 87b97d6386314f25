import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import type { Pair } from "../crawls";
import { rankingJobItems, rankingJobs } from "./rankings.schema";

export type JobRow = typeof rankingJobs.$inferSelect;

const GOING = ["queued", "running"] as const;

export async function findLatestJob(db: Executor, userId: number): Promise<JobRow | null> {
  const [row] = await db
    .select()
    .from(rankingJobs)
    .where(eq(rankingJobs.userId, userId))
    .orderBy(desc(rankingJobs.startedAt))
    .limit(1);
  return row ?? null;
}

export async function addJob(
  tx: Transaction,
  userId: number,
  kind: JobRow["kind"],
  pairs: readonly Pair[],
  message: string,
): Promise<JobRow> {
  const empty = pairs.length === 0;
  const [job] = await tx
    .insert(rankingJobs)
    .values({
      userId,
      kind,
      status: empty ? "completed" : "queued",
      total: pairs.length,
      message,
      finishedAt: empty ? sql`now()` : null,
    })
    .returning();
  if (!job) throw new Error("The job was not added.");
  if (!empty) {
    const items = pairs.map(({ keywordId, country }) => ({ jobId: job.id, keywordId, country }));
    await tx.insert(rankingJobItems).values(items);
  }
  return job;
}

/** The jobs that still wait for the pair. */
export async function findWaitingJobs(db: Executor, { keywordId, country }: Pair): Promise<string[]> {
  const rows = await db
    .select({ jobId: rankingJobItems.jobId })
    .from(rankingJobItems)
    .where(
      and(
        eq(rankingJobItems.keywordId, keywordId),
        eq(rankingJobItems.country, country),
        eq(rankingJobItems.state, "pending"),
      ),
    );
  return rows.map((row) => row.jobId);
}

/** Settles the pair in a job and brings the job's figures up to date; `null` when the pair was settled already. */
export async function settleItem(
  tx: Transaction,
  jobId: string,
  { keywordId, country }: Pair,
  state: "done" | "failed",
): Promise<JobRow | null> {
  await tx.select({ id: rankingJobs.id }).from(rankingJobs).where(eq(rankingJobs.id, jobId)).for("update");
  const settled = await tx
    .update(rankingJobItems)
    .set({ state })
    .where(
      and(
        eq(rankingJobItems.jobId, jobId),
        eq(rankingJobItems.keywordId, keywordId),
        eq(rankingJobItems.country, country),
        eq(rankingJobItems.state, "pending"),
      ),
    )
    .returning({ jobId: rankingJobItems.jobId });
  if (settled.length === 0) return null;
  const failures = state === "failed" ? 1 : 0;
  const [job] = await tx
    .update(rankingJobs)
    .set({
      status: "running",
      processed: sql`${rankingJobs.processed} + 1`,
      failed: sql`${rankingJobs.failed} + ${failures}`,
      progressAt: sql`now()`,
    })
    .where(eq(rankingJobs.id, jobId))
    .returning();
  return job ?? null;
}

/** Ends a job that is still going; `null` when it had ended. */
export async function endJob(
  db: Executor,
  jobId: string,
  status: "completed" | "partial" | "failed",
  message: string,
): Promise<JobRow | null> {
  const [job] = await db
    .update(rankingJobs)
    .set({ status, message, finishedAt: sql`now()` })
    .where(and(eq(rankingJobs.id, jobId), inArray(rankingJobs.status, [...GOING])))
    .returning();
  return job ?? null;
}

import type { Job } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import { lockUser } from "../apps";
import { requestCrawls, type CrawlEnded, type Pair } from "../crawls";
import { findTracked } from "../keywords";
import { addJob, endJob, findLatestJob, findWaitingJobs, settleItem, type JobRow } from "./jobs.repository";

// A job without progress for longer has lost its worker for good.
const LOST_MS = 30 * 60_000;

const NO_JOB: Job = {
  jobId: "",
  status: "idle",
  total: 0,
  processed: 0,
  failed: 0,
  percent: 0,
  startedAt: null,
  finishedAt: null,
  message: "No ranking update has been started yet.",
};

function presentJob(job: JobRow): Job {
  const { id, status, total, processed, failed, startedAt, finishedAt, message } = job;
  return {
    jobId: id,
    status,
    total,
    processed,
    failed,
    percent: total === 0 ? 100 : Math.floor((100 * processed) / total),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    message,
  };
}

/** Starts an update of the user's keywords, of one storefront when it is named. One that is going is returned as it is. */
export async function startJob(
  ctx: AppContext,
  userId: number,
  kind: JobRow["kind"],
  country?: string,
): Promise<Job> {
  const { job, pairs } = await ctx.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const going = await goingJob(ctx, userId);
    if (going) return { job: going, pairs: [] };
    const tracked = await findTracked(tx, userId, country);
    const message = tracked.length === 0 ? "There are no keywords to update." : "Waiting for the store.";
    return { job: await addJob(tx, userId, kind, tracked, message), pairs: tracked };
  });
  const { fresh } = await requestCrawls(ctx, pairs);
  for (const pair of fresh) await settle(ctx, job.id, { ...pair, failure: null });
  return fresh.length > 0 ? jobStatus(ctx, userId) : presentJob(job);
}

async function goingJob(ctx: AppContext, userId: number): Promise<JobRow | null> {
  const job = await findLatestJob(ctx.db, userId);
  if (!job || job.finishedAt) return null;
  if (Date.now() - job.progressAt.getTime() < LOST_MS) return job;
  await endJob(
    ctx.db,
    job.id,
    job.processed > 0 ? "partial" : "failed",
    "The update was interrupted. Start it again.",
  );
  return null;
}

export async function jobStatus(ctx: AppContext, userId: number): Promise<Job> {
  const job = (await goingJob(ctx, userId)) ?? (await findLatestJob(ctx.db, userId));
  return job ? presentJob(job) : NO_JOB;
}

/** Counts the end of a crawl in every job that waits for it. */
export async function settleJobs(ctx: AppContext, ended: CrawlEnded): Promise<void> {
  for (const jobId of await findWaitingJobs(ctx.db, ended)) await settle(ctx, jobId, ended);
}

async function settle(
  ctx: AppContext,
  jobId: string,
  { failure, ...pair }: Pair & { failure: string | null },
) {
  const job = await ctx.db.transaction(async (tx) => {
    const running = await settleItem(tx, jobId, pair, failure === null ? "done" : "failed");
    if (!running || running.processed < running.total) return running;
    const { failed, total } = running;
    const status = failed === 0 ? "completed" : failed < total ? "partial" : "failed";
    const message =
      failed === 0
        ? `${total} of ${total} keywords updated.`
        : `${total - failed} of ${total} keywords updated: ${failure ?? "the store did not answer for the others."}`;
    return endJob(tx, jobId, status, message);
  });
  if (!job) return;
  const { percent, processed, total, failed } = presentJob(job);
  ctx.sockets.toUser(job.userId, "job:progress", {
    jobId,
    kind: job.kind,
    total,
    processed,
    failed,
    percent,
  });
  if (!job.finishedAt) return;
  ctx.sockets.toUser(job.userId, "job:done", {
    jobId,
    kind: job.kind,
    status: job.status,
    message: job.message,
  });
}

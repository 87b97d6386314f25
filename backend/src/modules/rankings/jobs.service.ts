import type { Job } from "@listwise/contracts/keywords";
import { isCovered, pluralize } from "@listwise/aso-core/text";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import { failNotFound } from "../../infra/http/errors";
import {
  forAccount,
  loadQueueEta,
  queueCrawls,
  requestCrawls,
  wakeCrawlers,
  cancelCrawls,
  type CrawlEnded,
  type CrawlTarget,
} from "../crawls";
import { dropRepeated, findTracked, type TrackedKeyword } from "../keywords";
import { lockOwner } from "../accounts";
import { assertCovered, getStore } from "../store";
import { NO_JOB, computeOutcome, presentJob } from "./jobs.presenter";
import {
  addJob,
  endJob,
  findFailures,
  findRunningJob,
  findJob,
  findLatestJob,
  settleItem,
  type JobRow,
  type Scope,
} from "./jobs.repository";
import {
  findPendingAmong,
  hasOpenFailures,
  findUnqueued,
  findPending,
  findWaitingJobs,
} from "./pending.repository";
import { findDueTargets } from "./schedule.service";

// A job without progress for this long has lost its worker permanently.
const JOB_TIMEOUT_MS = 30 * 60_000;

export const ALL: Scope = { kind: "keywords", target: "" };

/** Starts an update of the user's keywords in a scope. Returns the running job if there is one of the same scope. */
export async function startJob(
  ctx: AppContext,
  userId: number,
  scope: Scope,
  wanted: (keyword: TrackedKeyword) => boolean = () => true,
): Promise<Job> {
  const { job, fresh } = await ctx.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const going = await endIfLost(tx, await findRunningJob(tx, userId, scope));
    if (going) return { job: going, fresh: [] };
    const tracked = await selectCovered(ctx, dropRepeated((await findTracked(tx, userId)).filter(wanted)));
    const message = tracked.length === 0 ? "There are no keywords to update." : "Waiting to start.";
    const added = await addJob(tx, userId, scope, tracked, message);
    return { job: added, fresh: await queueCrawls(ctx, tx, forAccount(userId, tracked)) };
  });
  await wakeCrawlers(ctx);
  for (const pair of fresh) await settleJob(ctx, job.id, { ...pair, failure: null });
  return describe(ctx, fresh.length > 0 ? ((await findJob(ctx.db, userId, job.id)) ?? job) : job);
}

/**
 * Returns the keywords in covered storefronts; the others can't be updated.
 * @throws UNKNOWN_COUNTRY if none is covered
 */
async function selectCovered(ctx: AppContext, wanted: readonly TrackedKeyword[]): Promise<TrackedKeyword[]> {
  const source = await getStore(ctx).describe();
  const covered = wanted.filter(({ country }) => isCovered(source, country));
  if (covered.length === 0) await assertCovered(ctx, ...wanted.map(({ country }) => country));
  return covered;
}

/** Returns a job with the estimated time until its crawls are done. */
async function describe(ctx: AppContext, job: JobRow): Promise<Job> {
  const pending = job.finishedAt ? [] : await findPending(ctx.db, job.id);
  const resolved = job.finishedAt && job.failed > 0 ? !(await hasOpenFailures(ctx.db, job.id)) : undefined;
  return { ...presentJob(job), resolved, stale: pending.length > 0, ...(await loadQueueEta(ctx, pending)) };
}

/** Returns the job while it can still progress; a job that lost its worker is ended. */
async function endIfLost(db: Executor, job: JobRow | null): Promise<JobRow | null> {
  if (!job || job.finishedAt || Date.now() - job.progressAt.getTime() < JOB_TIMEOUT_MS) return job;
  const message = "The update was interrupted. Start it again.";
  const status = job.processed > 0 ? "partial" : "failed";
  await db.transaction((tx) => endJob(tx, job.id, status, message));
  return null;
}

export async function jobStatus(ctx: AppContext, userId: number): Promise<Job> {
  await endIfLost(ctx.db, await findRunningJob(ctx.db, userId));
  const job = await findLatestJob(ctx.db, userId);
  return job ? describe(ctx, job) : NO_JOB;
}

function throwUnknownJob(): never {
  throw failNotFound("update");
}

/**
 * Loads a job with its failures.
 *
 * @throws NOT_FOUND if it isn't the user's
 */
export async function jobDetails(ctx: AppContext, userId: number, jobId: string) {
  const job = (await findJob(ctx.db, userId, jobId)) ?? throwUnknownJob();
  return { job: await describe(ctx, job), failures: await findFailures(ctx.db, jobId) };
}

/**
 * Cancels a job. Finished crawls stay; crawls that other jobs or the schedule need continue, and the others are
 * withdrawn.
 *
 * @throws NOT_FOUND if it isn't the user's
 */
export async function cancelJob(ctx: AppContext, userId: number, jobId: string): Promise<Job> {
  const job = (await findJob(ctx.db, userId, jobId)) ?? throwUnknownJob();
  const message = `Stopped: ${job.processed - job.failed} of ${job.total} ${pluralize(job.total, "keyword")} updated.`;
  const pending = await findPending(ctx.db, jobId);
  const ended = await ctx.db.transaction((tx) => endJob(tx, jobId, "cancelled", message));
  if (ended) {
    notifyJobEnd(ctx, ended);
    await cancelCrawls(ctx, pending, async (db, waiting) => [
      ...(await findPendingAmong(db, waiting)),
      ...(await findDueTargets(db, waiting)),
    ]);
  }
  return describe(ctx, ended ?? (await findJob(ctx.db, userId, jobId)) ?? job);
}

/** Records the end of a crawl in every job that waits for it. */
export async function settleJobs(ctx: AppContext, ended: CrawlEnded): Promise<void> {
  for (const jobId of await findWaitingJobs(ctx.db, ended)) await settleJob(ctx, jobId, ended);
}

/** Defines a job that requests, every minute, the crawls that a crashed server didn't request. */
export function defineResume(ctx: AppContext): void {
  ctx.queue.define("ranking-jobs.resume", () => resumeJobs(ctx), { cron: "* * * * *" });
}

export async function resumeJobs(ctx: AppContext): Promise<void> {
  const forgotten = await findUnqueued(ctx.db);
  const { fresh } = await requestCrawls(ctx, forgotten);
  const isFresh = new Set(fresh.map((pair) => `${pair.keywordId} ${pair.country}`));
  for (const { jobId, ...pair } of forgotten) {
    if (isFresh.has(`${pair.keywordId} ${pair.country}`))
      await settleJob(ctx, jobId, { ...pair, failure: null });
  }
}

async function settleJob(
  ctx: AppContext,
  jobId: string,
  { failure, ...pair }: CrawlTarget & { failure: string | null },
): Promise<void> {
  const job = await ctx.db.transaction(async (tx) => {
    const running = await settleItem(tx, jobId, pair, failure);
    if (!running || running.processed < running.total) return running;
    const [failed] = running.failed > 0 && failure === null ? await findFailures(tx, jobId) : [];
    const { status, message } = computeOutcome(running, failure ?? failed?.reason ?? null);
    return endJob(tx, jobId, status, message);
  });
  if (!job) return;
  const { percent, processed, total, failed } = presentJob(job);
  const progress = { jobId, kind: job.kind, total, processed, failed, percent };
  ctx.sockets.toUser(job.userId, "job:progress", progress);
  if (job.finishedAt) notifyJobEnd(ctx, job);
}

function notifyJobEnd(ctx: AppContext, { id: jobId, userId, kind, status, message }: JobRow): void {
  ctx.sockets.toUser(userId, "job:done", { jobId, kind, status, message });
}

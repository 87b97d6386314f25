import { formatCount } from "@listwise/aso-core/text";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { ApiFailure } from "../../infra/http/errors";
import { findErrorCode } from "../../infra/startup-error";
import { refund } from "../limits";
import { buildExportPlan } from "./build-export-plan";
import { updateActiveJob, claimJob, findLost, deleteOldJobs, type JobRow } from "./exports.repository";
import { EXPORT_JOB } from "./exports.service";
import { getFileKey, sweepFiles } from "./files";
import { createExportStream } from "./create-export-stream";

const FILE_LIFETIME_HOURS = 24;
const JOB_RETENTION_DAYS = 30;
const PROGRESS_INTERVAL_MS = 500;

export function defineExportJobs(app: FastifyInstance, ctx: AppContext): void {
  const options = { retries: 0, concurrency: 2, expireSeconds: 3_600 };
  ctx.queue.define<{ id: string }>(EXPORT_JOB, ({ id }) => writeExport(app, ctx, id), options);
  ctx.queue.define("exports-sweep", () => sweep(ctx), { cron: "* * * * *" });
}

/** Restarts the exports of crashed workers, and deletes old jobs and expired files. */
export async function sweep(ctx: AppContext): Promise<void> {
  for (const id of await findLost(ctx.db)) await ctx.queue.send(EXPORT_JOB, { id }, { singletonKey: id });
  await deleteOldJobs(ctx.db, JOB_RETENTION_DAYS);
  await sweepFiles(ctx);
}

async function writeExport(app: FastifyInstance, ctx: AppContext, id: string): Promise<void> {
  const job = await claimJob(ctx.db, id);
  if (!job) return;
  const stop = new AbortController();
  let written = 0;
  let total = 1;
  // The timer also reports progress while a store is slow, so that only crashed workers go silent.
  const ticks = setInterval(() => {
    reportProgress(ctx, job, written, total).then(
      (isGoing) => isGoing || stop.abort(),
      (error: unknown) => ctx.log.warn({ err: error, id }, "saving the progress of an export failed"),
    );
  }, PROGRESS_INTERVAL_MS);
  try {
    const { request, createdAt: at, userId, appId } = job;
    const plan = await buildExportPlan(app, ctx, userId, String(appId), request, {
      at,
      seen: () => (written += 1),
    });
    total = plan.records;
    await ctx.files.write(getFileKey(id), createExportStream(plan), stop.signal);
    const cut = plan.truncated
      ? ` Your plan exports up to ${formatCount(written, "record")}; the rest was left out.`
      : "";
    const done = { status: "completed", percent: 100, records: written, truncated: plan.truncated } as const;
    const expiresAt = new Date(Date.now() + FILE_LIFETIME_HOURS * 3_600_000);
    const hasEnded = await endJob(ctx, job, { ...done, expiresAt, message: `The file is ready.${cut}` });
    if (!hasEnded) await ctx.files.remove(getFileKey(id));
  } catch (error) {
    if (!stop.signal.aborted) {
      ctx.log.error({ err: error, id }, "an export failed");
      await endJob(ctx, job, { status: "failed", message: formatFailure(error) });
    }
    // Comes last, so that the job is marked as failed even if the store itself is the problem.
    await ctx.files.remove(getFileKey(id));
  } finally {
    clearInterval(ticks);
  }
}

/** Saves and sends the progress. Returns false if the job has been canceled. */
async function reportProgress(
  ctx: AppContext,
  { id, userId }: JobRow,
  written: number,
  total: number,
): Promise<boolean> {
  const percent = Math.min(99, Math.floor((written * 100) / Math.max(1, total)));
  if (!(await updateActiveJob(ctx.db, id, { percent, records: written }))) return false;
  const counts = { total, processed: written, failed: 0, percent };
  ctx.sockets.toUser(userId, "job:progress", { jobId: id, kind: EXPORT_JOB, ...counts });
  return true;
}

async function endJob(
  ctx: AppContext,
  job: JobRow,
  fields: Parameters<typeof updateActiveJob>[2],
): Promise<boolean> {
  const ended = await ctx.db.transaction(async (tx) => {
    const row = await updateActiveJob(tx, job.id, fields);
    // An export without a file doesn't count. A job ends only once, so it is refunded only once.
    if (row?.status === "failed") await refund(tx, job.userId, "exports_per_day", job.createdAt);
    return row;
  });
  if (!ended) return false;
  const { status, message } = ended;
  ctx.metrics.exports.inc({ status });
  ctx.sockets.toUser(job.userId, "job:done", { jobId: job.id, kind: EXPORT_JOB, status, message });
  return true;
}

function formatFailure(error: unknown): string {
  if (error instanceof ApiFailure) return error.message;
  if (["ENOSPC", "EDQUOT"].includes(findErrorCode(error) ?? "")) {
    return "The server is out of disk space. Try again later, or contact us if it persists.";
  }
  return "We couldn't write the file. Try again.";
}

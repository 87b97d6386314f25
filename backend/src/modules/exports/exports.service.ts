import type { ExportJob } from "@listwise/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { origin } from "../../platform/admit";
import type { AppContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { fail } from "../../platform/errors";
import { assertFeature, consume } from "../limits";
import { planOf } from "./build-plan";
import { presentJob } from "./exports.presenter";
import { addJob, changeGoing, findJob, findListed, removeJob, type JobRow } from "./exports.repository";
import { addressOf, removeFile } from "./files";
import { endingOf } from "./file-name";
import type { Order, Plan } from "./plan";

export const EXPORT_JOB = "export";

/**
 * Counts an export against the daily limit, checks that the plan includes the format, and records it in the audit log.
 */
async function spend(ctx: AppContext, tx: Transaction, request: FastifyRequest, plan: Plan): Promise<void> {
  const { id } = request.principal ?? fail401();
  const { format, dataTypes, country } = plan.order;
  await assertFeature(tx, id, "export_formats", format);
  await consume(tx, id, "exports_per_day", 1, plan.at);
  const details = `app ${plan.appId} ${country} as ${endingOf(format)}: ${dataTypes.join(", ")}`;
  await ctx.audit.record({ action: "export.started", result: "ok", ...origin(request), details }, tx);
}

function fail401(): never {
  throw fail("UNAUTHORIZED", "Sign in to continue.");
}

/** Builds the plan of an export without counting the export yet. */
export function planExport(
  app: FastifyInstance,
  ctx: AppContext,
  request: FastifyRequest,
  id: string,
  order: Order,
): Promise<Plan> {
  const user = request.principal ?? fail401();
  return planOf(app, ctx, user.id, id, order, { at: new Date() });
}

/** Plans and counts an export that is streamed in the response. */
export async function planStream(...args: Parameters<typeof planExport>): Promise<Plan> {
  const [, ctx, request] = args;
  const plan = await planExport(...args);
  await ctx.db.transaction((tx) => spend(ctx, tx, request, plan));
  return plan;
}

/** Counts an export and queues the job that writes its file. */
export async function startExport(
  ctx: AppContext,
  tx: Transaction,
  request: FastifyRequest,
  plan: Plan,
): Promise<ExportJob> {
  const { id: userId } = request.principal ?? fail401();
  await spend(ctx, tx, request, plan);
  const { appId, fileName, truncated, at, order } = plan;
  const fields = { userId, appId, fileName, truncated, createdAt: at, request: order };
  const job = await addJob(tx, { ...fields, status: "queued", message: "Waiting to start." });
  await ctx.queue.send(EXPORT_JOB, { id: job.id }, { singletonKey: job.id, within: tx });
  return presentJob(job, null);
}

async function ownJob(ctx: AppContext, userId: number, id: string): Promise<JobRow> {
  const job = await findJob(ctx.db, id);
  if (job?.userId !== userId) throw fail("NOT_FOUND", "There is no such export.");
  return job;
}

async function present(ctx: AppContext, job: JobRow): Promise<ExportJob> {
  const { id, downloads, status, expiresAt } = job;
  const isThere = status === "completed" && expiresAt !== null && expiresAt.getTime() > Date.now();
  return presentJob(job, isThere ? await addressOf(ctx, { id, downloads, expiresAt }) : null);
}

export async function listExports(ctx: AppContext, userId: number): Promise<ExportJob[]> {
  const jobs = await findListed(ctx.db, userId);
  return Promise.all(jobs.map((job) => present(ctx, job)));
}

export async function getExport(ctx: AppContext, userId: number, id: string): Promise<ExportJob> {
  return present(ctx, await ownJob(ctx, userId, id));
}

/**
 * Cancels a running export, or deletes a finished one with its file. The worker notices the cancellation on its next
 * progress update.
 *
 * @throws NOT_FOUND if the user has no such export.
 */
export async function cancelExport(ctx: AppContext, userId: number, id: string): Promise<void> {
  await ownJob(ctx, userId, id);
  const message = "The export was canceled.";
  if (await changeGoing(ctx.db, id, { status: "cancelled", message })) {
    ctx.sockets.toUser(userId, "job:done", { jobId: id, kind: EXPORT_JOB, status: "cancelled", message });
  } else {
    await removeJob(ctx.db, id);
  }
  // The file can't be downloaded anymore. If the removal fails, the sweep removes the file later.
  await removeFile(ctx, id).catch((error: unknown) =>
    ctx.log.warn({ err: error, id }, "removing the file of a canceled export failed"),
  );
}

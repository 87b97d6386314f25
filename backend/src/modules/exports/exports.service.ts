import type { ExportJob } from "@listwise/contracts/exports";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { fail, failNotFound } from "../../infra/http/errors";
import { assertFeature, consume } from "../limits";
import { buildExportPlan } from "./build-export-plan";
import { presentJob } from "./exports.presenter";
import {
  addJob,
  updateActiveJob,
  findJob,
  findListedJobs,
  removeJob,
  type JobRow,
} from "./exports.repository";
import { createDownloadUrl, getFileKey } from "./files";
import { getFileExtension } from "./file-name";
import type { ExportRequest, ExportPlan } from "./export-plan";

export const EXPORT_JOB = "export";

/**
 * Counts an export against the daily limit, checks that the plan includes the format, and records it in the audit log.
 */
async function chargeExport(
  ctx: AppContext,
  tx: Transaction,
  request: FastifyRequest,
  plan: ExportPlan,
): Promise<void> {
  const { id } = request.principal ?? throwUnauthorized();
  const { format, dataTypes, country } = plan.order;
  await assertFeature(tx, id, "export_formats", format);
  await consume(tx, id, "exports_per_day", 1, plan.at);
  const details = `app ${plan.appId} ${country} as ${getFileExtension(format)}: ${dataTypes.join(", ")}`;
  await ctx.audit.record(
    { action: "export.started", result: "ok", ...getRequestOrigin(request), details },
    tx,
  );
}

function throwUnauthorized(): never {
  throw fail("UNAUTHORIZED", "Sign in to continue.");
}

/**
 * Builds the plan of an export without counting the export yet.
 *
 * @throws UNAUTHORIZED without a signed-in user
 */
export function planExport(
  app: FastifyInstance,
  ctx: AppContext,
  request: FastifyRequest,
  id: string,
  order: ExportRequest,
): Promise<ExportPlan> {
  const user = request.principal ?? throwUnauthorized();
  return buildExportPlan(app, ctx, user.id, id, order, { at: new Date() });
}

/**
 * Plans and counts an export that is streamed in the response.
 *
 * @throws UNAUTHORIZED without a signed-in user
 * @throws FEATURE_LIMIT_EXCEEDED if the plan lacks the format, or the exports of the day are used up
 */
export async function planStream(...args: Parameters<typeof planExport>): Promise<ExportPlan> {
  const [, ctx, request] = args;
  const plan = await planExport(...args);
  await ctx.db.transaction((tx) => chargeExport(ctx, tx, request, plan));
  return plan;
}

/**
 * Counts an export and queues the job that writes its file.
 *
 * @throws UNAUTHORIZED without a signed-in user
 * @throws FEATURE_LIMIT_EXCEEDED if the plan lacks the format, or the exports of the day are used up
 */
export async function startExport(
  ctx: AppContext,
  tx: Transaction,
  request: FastifyRequest,
  plan: ExportPlan,
): Promise<ExportJob> {
  const { id: userId } = request.principal ?? throwUnauthorized();
  await chargeExport(ctx, tx, request, plan);
  const { appId, fileName, truncated, at, order } = plan;
  const fields = { userId, appId, fileName, truncated, createdAt: at, request: order };
  const job = await addJob(tx, { ...fields, status: "queued", message: "Waiting to start." });
  await ctx.queue.send(EXPORT_JOB, { id: job.id }, { singletonKey: job.id, within: tx });
  return presentJob(job, null);
}

async function findOwnJob(ctx: AppContext, userId: number, id: string): Promise<JobRow> {
  const job = await findJob(ctx.db, id);
  if (job?.userId !== userId) throw failNotFound("export");
  return job;
}

async function present(ctx: AppContext, job: JobRow): Promise<ExportJob> {
  const { id, downloads, status, expiresAt } = job;
  const isThere = status === "completed" && expiresAt !== null && expiresAt.getTime() > Date.now();
  return presentJob(job, isThere ? await createDownloadUrl(ctx, { id, downloads, expiresAt }) : null);
}

export async function listExports(ctx: AppContext, userId: number): Promise<ExportJob[]> {
  const jobs = await findListedJobs(ctx.db, userId);
  return Promise.all(jobs.map((job) => present(ctx, job)));
}

/** @throws NOT_FOUND if the user has no such export */
export async function loadExport(ctx: AppContext, userId: number, id: string): Promise<ExportJob> {
  return present(ctx, await findOwnJob(ctx, userId, id));
}

/**
 * Cancels a running export, or deletes a finished one with its file. The worker notices the cancellation on its next
 * progress update.
 *
 * @throws NOT_FOUND if the user has no such export.
 */
export async function cancelExport(ctx: AppContext, userId: number, id: string): Promise<void> {
  await findOwnJob(ctx, userId, id);
  const message = "The export was canceled.";
  if (await updateActiveJob(ctx.db, id, { status: "cancelled", message })) {
    ctx.sockets.toUser(userId, "job:done", { jobId: id, kind: EXPORT_JOB, status: "cancelled", message });
  } else {
    await removeJob(ctx.db, id);
  }
  // The file can't be downloaded anymore. If the removal fails, the sweep removes the file later.
  await ctx.files
    .remove(getFileKey(id))
    .catch((error: unknown) =>
      ctx.log.warn({ err: error, id }, "removing the file of a canceled export failed"),
    );
}

import type { ReportDocument, ReportRun } from "@listwise/contracts/client-reports";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { fail, failNotFound } from "../../infra/http/errors";
import { formatUtcDay } from "../../infra/format-utc-day";
import { slugify } from "../../infra/http/file-name";
import { assertFeature, consume } from "../limits";
import { presentRun } from "./presenter";
import { addRecipients } from "./recipients.service";
import { resolvePeriod } from "./report-period";
import type { ReportRow } from "./reports.repository";
import {
  findDocument,
  findLinkedRun,
  findPdf,
  findRun,
  insertRun,
  updateRun,
  type RunRow,
} from "./runs.repository";
import { isTokenValid, readTokenId } from "./tokens";

export const RUN_JOB = "client-report";
const DAY_MS = 86_400_000;
const UUID = /^[0-9a-f-]{36}$/;

/**
 * Counts a report against the monthly limit and queues its run, in one transaction.
 * @throws FEATURE_LIMIT_EXCEEDED
 */
export async function startRun(
  ctx: AppContext,
  tx: Transaction,
  report: ReportRow,
  { trigger, recipients, now }: { trigger: RunRow["trigger"]; recipients: readonly string[]; now: Date },
): Promise<RunRow> {
  const { userId, id: reportId, title, period } = report;
  await assertFeature(tx, userId, "custom_reports");
  await consume(tx, userId, "reports_per_month", 1, now);
  const run = await insertRun(tx, {
    ...describeRun(report, now),
    trigger,
    status: "queued",
    recipients: [...recipients],
  });
  await ctx.queue.send(RUN_JOB, { id: run.id }, { singletonKey: run.id, within: tx });
  const details = `report ${reportId}: ${title}, ${period.kind}`;
  await ctx.audit.record({ action: "report.started", result: "ok", actorId: userId, details }, tx);
  return run;
}

/** Returns the columns of a run that come from its report. */
export function describeRun({ userId, id: reportId, title, period }: ReportRow, now: Date) {
  const { from, to } = resolvePeriod(period, now);
  const fileName = `${slugify(title)}-${to}.pdf`;
  return {
    userId,
    reportId,
    title,
    fileName,
    periodFrom: from,
    periodTo: to,
    createdAt: now,
    chargedAt: now,
  };
}

/** Starts a run for the owner and asks new recipients to confirm. */
export async function runReport(
  ctx: AppContext,
  tx: Transaction,
  report: ReportRow,
  recipients: readonly string[],
): Promise<ReportRun> {
  await addRecipients(ctx, tx, report.userId, recipients);
  return presentRun(ctx, await startRun(ctx, tx, report, { trigger: "manual", recipients, now: new Date() }));
}

async function findOwnRun(ctx: AppContext, userId: number, id: string): Promise<RunRow> {
  const run = UUID.test(id) ? await findRun(ctx.db, userId, id) : null;
  if (!run) throw failNotFound("report");
  return run;
}

/**
 * Queues a failed run again and counts it again, because a failed run was refunded.
 * @throws CONFLICT if it hasn't failed
 */
export async function retryRun(ctx: AppContext, userId: number, id: string): Promise<ReportRun> {
  await findOwnRun(ctx, userId, id);
  const chargedAt = new Date();
  const run = await ctx.db.transaction(async (tx) => {
    const fields = { status: "queued", attempts: 0, error: null, finishedAt: null, chargedAt } as const;
    const queued = await updateRun(tx, id, ["failed"], fields);
    if (!queued) throw fail("CONFLICT", "Only a failed report can be repeated. Reload the page.");
    await assertFeature(tx, userId, "custom_reports");
    await consume(tx, userId, "reports_per_month", 1, chargedAt);
    await ctx.queue.send(RUN_JOB, { id }, { singletonKey: id, within: tx });
    return queued;
  });
  return presentRun(ctx, run);
}

export async function loadRun(
  ctx: AppContext,
  userId: number,
  id: string,
): Promise<{ data: ReportRun; document: ReportDocument | null }> {
  const run = await findOwnRun(ctx, userId, id);
  return { data: await presentRun(ctx, run), document: await findDocument(ctx.db, id) };
}

/** Makes a run public, or changes when its link expires. */
export async function shareRun(
  ctx: AppContext,
  userId: number,
  id: string,
  days: number,
): Promise<ReportRun> {
  await findOwnRun(ctx, userId, id);
  const linkExpiresAt = new Date(Date.now() + days * DAY_MS);
  return ctx.db.transaction(async (tx) => {
    const run = await updateRun(tx, id, ["completed"], { linkExpiresAt });
    if (!run) throw fail("CONFLICT", "This report isn't ready yet. Try again in a moment.");
    const details = `report run ${id} until ${formatUtcDay(linkExpiresAt)}`;
    await ctx.audit.record({ action: "report.shared", result: "ok", actorId: userId, details }, tx);
    return presentRun(ctx, run);
  });
}

/** Revokes the link of a run; a new link has another address. */
export async function revokeLink(ctx: AppContext, userId: number, id: string): Promise<ReportRun> {
  const run = await findOwnRun(ctx, userId, id);
  return ctx.db.transaction(async (tx) => {
    const fields = { linkExpiresAt: null, linkNonce: crypto.randomUUID() };
    const revoked = (await updateRun(tx, id, [run.status], fields)) ?? run;
    const details = `report run ${id}`;
    await ctx.audit.record({ action: "report.link-revoked", result: "ok", actorId: userId, details }, tx);
    return presentRun(ctx, revoked);
  });
}

/** Returns the run of a public link. Every invalid link results in the same NOT_FOUND. */
async function findByToken(ctx: AppContext, token: string): Promise<RunRow> {
  const id = readTokenId(token);
  const run = UUID.test(id) ? await findLinkedRun(ctx.db, id) : null;
  if (run && (await isTokenValid(ctx, token, id, run.linkNonce))) return run;
  throw fail(
    "NOT_FOUND",
    "This link doesn't work. It may have expired or been revoked. Ask its sender for a new one.",
  );
}

/** @throws NOT_FOUND */
export async function readPublicReport(ctx: AppContext, token: string) {
  const run = await findByToken(ctx, token);
  const document = await findDocument(ctx.db, run.id);
  if (!document || !run.linkExpiresAt) throw failNotFound("report");
  return { data: document, expiresAt: run.linkExpiresAt.toISOString() };
}

/** Returns the PDF of the owner's run. @throws NOT_FOUND also until it is completed */
export async function loadOwnPdf(ctx: AppContext, userId: number, id: string) {
  return loadPdf(ctx, await findOwnRun(ctx, userId, id));
}

/** Returns the PDF of a public link. @throws NOT_FOUND */
export async function loadPublicPdf(ctx: AppContext, token: string) {
  return loadPdf(ctx, await findByToken(ctx, token));
}

async function loadPdf(
  ctx: AppContext,
  { id, fileName }: RunRow,
): Promise<{ pdf: Buffer; fileName: string }> {
  const pdf = await findPdf(ctx.db, id);
  if (!pdf) throw fail("NOT_FOUND", "This report has no file yet. Try again in a moment.");
  return { pdf, fileName };
}

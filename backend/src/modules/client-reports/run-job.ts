import {
  MAX_SCHEDULE_FAILURES,
  REPORT_LINK_DAYS,
  type ReportDocument,
} from "@listwise/contracts/client-reports";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { ApiFailure } from "../../infra/http/errors";
import { findUserById } from "../accounts";
import { refund } from "../limits";
import { notifyUser } from "../notifications";
import { buildReportDocument } from "./document/build-document";
import { renderReportPdf } from "./pdf/render-pdf";
import { planDeliveries } from "./recipients.service";
import { findReport } from "./reports.repository";
import { claimRun, updateRun, type RunRow } from "./runs.repository";
import { RUN_JOB } from "./runs.service";
import { sendReportMails } from "./send-report-mails";
import { countFailure, resetFailures } from "./schedules.repository";

/** Attempts of a run. With the doubled pauses between them they take about two minutes; chosen by us. */
const MAX_ATTEMPTS = 3;
const FIRST_RETRY_SECONDS = 30;
const DAY_MS = 86_400_000;

/** Creates the document and the PDF of a run and sends them. */
export async function executeRun(ctx: AppContext, id: string): Promise<void> {
  const run = await claimRun(ctx.db, id);
  if (!run) return;
  try {
    const report = await findReport(ctx.db, run.userId, run.reportId);
    if (!report) return;
    const days = { from: run.periodFrom, to: run.periodTo };
    const document = await buildReportDocument(ctx, run.userId, { ...report, title: run.title, days });
    const pdf = Buffer.from(await renderReportPdf(ctx, document));
    await completeRun(ctx, run, document, pdf);
  } catch (error) {
    await endFailedAttempt(ctx, run, error);
  }
}

async function completeRun(
  ctx: AppContext,
  run: RunRow,
  document: ReportDocument,
  pdf: Buffer,
): Promise<void> {
  const finishedAt = new Date();
  const linkExpiresAt = new Date(finishedAt.getTime() + REPORT_LINK_DAYS.max * DAY_MS);
  const isDone = await ctx.db.transaction(async (tx) => {
    const deliveries = await planDeliveries(tx, run.userId, run.recipients);
    const isSent = deliveries.some(({ delivery }) => delivery.status === "sent");
    const done = await updateRun(tx, run.id, ["running"], {
      status: "completed",
      document,
      pdf,
      finishedAt,
      deliveries: deliveries.map(({ delivery }) => delivery),
      ...(isSent && { linkExpiresAt }),
    });
    if (!done) return false;
    const recipients = deliveries.filter(({ delivery }) => delivery.status === "sent").map(({ row }) => row);
    if (isSent) await sendReportMails(ctx, tx, done, document, recipients);
    if (run.trigger === "schedule") await resetFailures(tx, run.reportId);
    return true;
  });
  if (isDone) announceEnd(ctx, run, "completed", "The report is ready.");
}

function announceEnd(
  ctx: AppContext,
  { id, userId }: RunRow,
  status: RunRow["status"],
  message: string,
): void {
  ctx.sockets.toUser(userId, "job:done", { jobId: id, kind: RUN_JOB, status, message });
}

/** Queues the next attempt, or ends the run after the last one and if another one can't succeed. */
async function endFailedAttempt(ctx: AppContext, run: RunRow, error: unknown): Promise<void> {
  const isPermanent = error instanceof ApiFailure && error.code !== "STORE_UNAVAILABLE";
  ctx.log.warn({ err: error, id: run.id, attempts: run.attempts }, "an attempt to create a report failed");
  if (!isPermanent && run.attempts < MAX_ATTEMPTS) {
    const startAfterSeconds = FIRST_RETRY_SECONDS * 2 ** (run.attempts - 1);
    await ctx.db.transaction(async (tx) => {
      if (!(await updateRun(tx, run.id, ["running"], { status: "queued" }))) return;
      await ctx.queue.send(RUN_JOB, { id: run.id }, { singletonKey: run.id, startAfterSeconds, within: tx });
    });
    return;
  }
  const message = isPermanent ? error.message : "We couldn't create the report. Try again.";
  const notify = await ctx.db.transaction(async (tx) => {
    const fields = { status: "failed", error: message, finishedAt: new Date() } as const;
    if (!(await updateRun(tx, run.id, ["running"], fields))) return null;
    await refund(tx, run.userId, "reports_per_month", run.chargedAt);
    return run.trigger === "schedule" ? noteScheduleFailure(ctx, tx, run, message) : null;
  });
  announceEnd(ctx, run, "failed", message);
  await notify?.();
}

/**
 * Counts a failure of a schedule and tells the owner. Returns a function that shows the notification after the commit, or
 * `null` if the owner has no account anymore.
 */
export async function noteScheduleFailure(
  ctx: AppContext,
  tx: Transaction,
  { userId, reportId, title }: Pick<RunRow, "userId" | "reportId" | "title">,
  reason: string,
): Promise<(() => Promise<void>) | null> {
  const isPaused = await countFailure(tx, reportId, MAX_SCHEDULE_FAILURES);
  const owner = await findUserById(tx, userId);
  const consequence = isPaused
    ? ` After ${MAX_SCHEDULE_FAILURES} failures in a row, the schedule is paused.`
    : "";
  return (
    owner &&
    notifyUser(ctx, tx, owner.email, {
      title: "Report not sent",
      message: `Your report “${title}” wasn't sent. ${reason}${consequence}`,
      path: `/reports/${reportId}`,
      level: "warning",
    })
  );
}

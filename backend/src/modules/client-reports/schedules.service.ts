import type { AppContext } from "../../infra/context";
import { ApiFailure } from "../../infra/http/errors";
import { computeNextRun } from "./next-run";
import { noteScheduleFailure } from "./run-job";
import { insertRun } from "./runs.repository";
import { describeRun, startRun } from "./runs.service";
import { claimSchedule, findDueReports } from "./schedules.repository";

/** Starts the runs of all due schedules. After a pause of the site, each runs once. */
export async function startDueReports(ctx: AppContext, now = new Date()): Promise<void> {
  for (const reportId of await findDueReports(ctx.db, now)) {
    try {
      await startDueReport(ctx, reportId, now);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      await recordRefusal(ctx, reportId, now, error.message);
    }
  }
}

function startDueReport(ctx: AppContext, reportId: number, now: Date): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const due = await claimSchedule(tx, reportId, now, (schedule) => computeNextRun(schedule, now));
    if (!due) return;
    const { recipients } = due.schedule;
    await startRun(ctx, tx, due.report, { trigger: "schedule", recipients, now });
  });
}

/** Records a run that the plan refused, so that the history shows why nothing was sent. */
async function recordRefusal(ctx: AppContext, reportId: number, now: Date, error: string): Promise<void> {
  const notify = await ctx.db.transaction(async (tx) => {
    const due = await claimSchedule(tx, reportId, now, (schedule) => computeNextRun(schedule, now));
    if (!due) return null;
    const run = await insertRun(tx, {
      ...describeRun(due.report, now),
      trigger: "schedule",
      status: "failed",
      error,
      finishedAt: now,
      recipients: due.schedule.recipients,
    });
    return noteScheduleFailure(ctx, tx, run, error);
  });
  await notify?.();
}

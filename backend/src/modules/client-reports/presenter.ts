import type { ClientReport, ReportRun } from "@listwise/contracts/client-reports";
import type { AppContext } from "../../infra/context";
import { loadNamedApps } from "../apps";
import { buildPageUrl, createRunToken } from "./links";
import { loadRecipients } from "./recipients.service";
import { findSchedules, type ReportRow } from "./reports.repository";
import { findLastRuns, type RunRow } from "./runs.repository";

export async function presentRun(ctx: AppContext, run: RunRow): Promise<ReportRun> {
  const { id, reportId, title, trigger, status, error, fileName, recipients, deliveries } = run;
  const expiresAt = run.linkExpiresAt;
  const hasLink = status === "completed" && expiresAt !== null && expiresAt.getTime() > Date.now();
  return {
    id,
    reportId,
    title,
    trigger,
    status,
    from: run.periodFrom,
    to: run.periodTo,
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    error,
    fileName,
    recipients,
    deliveries,
    link: hasLink
      ? { url: buildPageUrl(ctx, await createRunToken(ctx, run)), expiresAt: expiresAt.toISOString() }
      : null,
  };
}

/** Presents reports with their schedules and last runs. */
export async function presentReports(ctx: AppContext, rows: readonly ReportRow[]): Promise<ClientReport[]> {
  const ids = rows.map(({ id }) => id);
  const [schedules, runs, getApp] = await Promise.all([
    findSchedules(ctx.db, ids),
    findLastRuns(ctx.db, ids),
    loadNamedApps(ctx, rows),
  ]);
  return Promise.all(
    rows.map(async ({ userId, createdAt, updatedAt, ...row }) => {
      const [schedule, run] = [schedules.get(row.id), runs.get(row.id)];
      const app = getApp({ userId, appId: row.appId });
      return {
        ...row,
        appName: app.name,
        appIcon: app.icon,
        schedule: schedule
          ? {
              frequency: schedule.frequency,
              day: schedule.day,
              recipients: await loadRecipients(ctx.db, userId, schedule.recipients),
              isPaused: schedule.isPaused,
              failures: schedule.failures,
              nextRunAt: schedule.isPaused ? null : schedule.nextRunAt.toISOString(),
            }
          : null,
        lastRun: run ? await presentRun(ctx, run) : null,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      };
    }),
  );
}

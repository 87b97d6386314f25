import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { selectUsers } from "../accounts";
import { clientReports, clientReportSchedules } from "./client-reports.schema";
import type { ReportRow, ScheduleRow } from "./reports.repository";

const users = selectUsers();

/** Returns the ids of reports that are due, of active accounts only. */
export async function findDueReports(db: Executor, now: Date): Promise<number[]> {
  const { reportId, nextRunAt, isPaused } = clientReportSchedules;
  const rows = await db
    .select({ reportId })
    .from(clientReportSchedules)
    .innerJoin(clientReports, eq(clientReports.id, reportId))
    .innerJoin(users, eq(users.id, clientReports.userId))
    .where(and(lte(nextRunAt, now), eq(isPaused, false), eq(users.isActive, true)))
    .orderBy(asc(nextRunAt));
  return rows.map((row) => row.reportId);
}

/**
 * Locks a schedule that is still due and sets its next run. Returns `null` if it isn't, or if another node has it.
 */
export async function claimSchedule(
  tx: Transaction,
  reportId: number,
  now: Date,
  computeNext: (schedule: ScheduleRow) => Date,
): Promise<{ report: ReportRow; schedule: ScheduleRow } | null> {
  const [row] = await tx
    .select({ report: clientReports, schedule: clientReportSchedules })
    .from(clientReportSchedules)
    .innerJoin(clientReports, eq(clientReports.id, clientReportSchedules.reportId))
    .where(
      and(
        eq(clientReportSchedules.reportId, reportId),
        lte(clientReportSchedules.nextRunAt, now),
        eq(clientReportSchedules.isPaused, false),
      ),
    )
    .for("update", { of: clientReportSchedules, skipLocked: true });
  if (!row) return null;
  await tx
    .update(clientReportSchedules)
    .set({ nextRunAt: computeNext(row.schedule) })
    .where(eq(clientReportSchedules.reportId, reportId));
  return row;
}

/** Resets the number of failures in a row. */
export async function resetFailures(db: Executor, reportId: number): Promise<void> {
  await db
    .update(clientReportSchedules)
    .set({ failures: 0 })
    .where(eq(clientReportSchedules.reportId, reportId));
}

/** Counts a failure and pauses the schedule at `most`. Returns true if that paused it. */
export async function countFailure(db: Executor, reportId: number, most: number): Promise<boolean> {
  const { failures, isPaused } = clientReportSchedules;
  const [row] = await db
    .update(clientReportSchedules)
    .set({ failures: sql`${failures} + 1`, isPaused: sql`${isPaused} or ${failures} + 1 >= ${most}` })
    .where(eq(clientReportSchedules.reportId, reportId))
    .returning({ failures });
  return row?.failures === most;
}

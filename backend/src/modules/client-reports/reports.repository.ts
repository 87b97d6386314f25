import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { getOnlyRow } from "../../infra/db/get-only-row";
import { clientReports, clientReportSchedules } from "./client-reports.schema";

export type ReportRow = typeof clientReports.$inferSelect;
export type ScheduleRow = typeof clientReportSchedules.$inferSelect;
type NewReport = Omit<typeof clientReports.$inferInsert, "id" | "createdAt" | "updatedAt">;

const own = (userId: number, id: number) => and(eq(clientReports.id, id), eq(clientReports.userId, userId));

/** Returns the reports of a user, newest first. */
export function findReports(db: Executor, userId: number): Promise<ReportRow[]> {
  return db
    .select()
    .from(clientReports)
    .where(eq(clientReports.userId, userId))
    .orderBy(desc(clientReports.id));
}

export async function findReport(db: Executor, userId: number, id: number): Promise<ReportRow | null> {
  const [row] = await db.select().from(clientReports).where(own(userId, id));
  return row ?? null;
}

export async function countReports(db: Executor, userId: number): Promise<number> {
  const [row] = await db
    .select({ value: count() })
    .from(clientReports)
    .where(eq(clientReports.userId, userId));
  return row?.value ?? 0;
}

export async function insertReport(tx: Transaction, report: NewReport): Promise<ReportRow> {
  return getOnlyRow(await tx.insert(clientReports).values(report).returning());
}

/** Changes a report. Returns `null` if the user has no such report. */
export async function updateReport(
  db: Executor,
  userId: number,
  id: number,
  fields: Partial<NewReport>,
): Promise<ReportRow | null> {
  const [row] = await db
    .update(clientReports)
    .set({ ...fields, updatedAt: new Date() })
    .where(own(userId, id))
    .returning();
  return row ?? null;
}

/** Deletes a report. Returns `null` if the user has no such report. */
export async function deleteReport(db: Executor, userId: number, id: number): Promise<ReportRow | null> {
  const [row] = await db.delete(clientReports).where(own(userId, id)).returning();
  return row ?? null;
}

/** Returns the schedules of reports by report id. */
export async function findSchedules(
  db: Executor,
  reportIds: readonly number[],
): Promise<Map<number, ScheduleRow>> {
  if (reportIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(clientReportSchedules)
    .where(inArray(clientReportSchedules.reportId, [...reportIds]));
  return new Map(rows.map((row) => [row.reportId, row]));
}

/** Stores the schedule of a report in place of an earlier one. */
export async function saveSchedule(tx: Transaction, schedule: Omit<ScheduleRow, "failures">): Promise<void> {
  const { reportId, ...fields } = schedule;
  await tx
    .insert(clientReportSchedules)
    .values({ reportId, ...fields })
    .onConflictDoUpdate({ target: clientReportSchedules.reportId, set: { ...fields, failures: 0 } });
}

export async function deleteSchedule(db: Executor, reportId: number): Promise<void> {
  await db.delete(clientReportSchedules).where(eq(clientReportSchedules.reportId, reportId));
}

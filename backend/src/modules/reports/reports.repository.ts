import { and, count, desc, eq, lt, or, sql, type SQL } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { getOnlyRow } from "../../infra/db/get-only-row";
import { selectUsers } from "../accounts";
import { adminReports } from "./reports.schema";

const users = selectUsers();

const { id, name, kind, days, rowCount, truncated, isShared, createdBy, createdAt } = adminReports;
const head = {
  id,
  name,
  kind,
  days,
  rowCount,
  truncated,
  isShared,
  createdBy,
  createdAt,
  author: users.email,
};

const visibleTo = (userId: number): SQL | undefined => or(eq(createdBy, userId), eq(isShared, true));

export async function findReports(
  db: Executor,
  { userId, shared }: { userId: number; shared: boolean | undefined },
  { pageSize, offset }: { pageSize: number; offset: number },
) {
  const where = and(visibleTo(userId), shared === undefined ? undefined : eq(isShared, shared));
  const [reports, [all]] = await Promise.all([
    db
      .select(head)
      .from(adminReports)
      .innerJoin(users, eq(users.id, adminReports.createdBy))
      .where(where)
      .orderBy(desc(adminReports.id))
      .limit(pageSize)
      .offset(offset),
    db.select({ total: count() }).from(adminReports).where(where),
  ]);
  return { reports, total: all?.total ?? 0 };
}

/** Returns a report with its rows, or `null` if the user may not see it. */
export async function findReport(db: Executor, reportId: number, userId: number) {
  const [row] = await db
    .select({ ...head, columns: adminReports.columns, rows: adminReports.rows })
    .from(adminReports)
    .innerJoin(users, eq(users.id, adminReports.createdBy))
    .where(and(eq(id, reportId), visibleTo(userId)));
  return row ?? null;
}

export async function insertReport(db: Executor, report: typeof adminReports.$inferInsert): Promise<number> {
  return getOnlyRow(await db.insert(adminReports).values(report).returning({ id })).id;
}

const own = (reportId: number, userId: number) => and(eq(id, reportId), eq(createdBy, userId));

/** Shares or unshares a report. Returns false if the user has no such report. */
export async function shareReport(
  db: Executor,
  reportId: number,
  userId: number,
  shared: boolean,
): Promise<boolean> {
  const changed = await db
    .update(adminReports)
    .set({ isShared: shared })
    .where(own(reportId, userId))
    .returning({ id });
  return changed.length > 0;
}

export async function deleteReport(db: Executor, reportId: number, userId: number): Promise<string | null> {
  const [row] = await db.delete(adminReports).where(own(reportId, userId)).returning({ name });
  return row?.name ?? null;
}

export async function deleteOldReports(db: Executor, olderThan: number): Promise<void> {
  await db.delete(adminReports).where(lt(createdAt, sql`now() - make_interval(days => ${olderThan})`));
}

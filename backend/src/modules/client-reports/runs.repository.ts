import { and, desc, eq, getTableColumns, gt, inArray, lt, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { getOnlyRow } from "../../infra/db/get-only-row";
import { selectUsers } from "../accounts";
import { clientReportRuns } from "./client-reports.schema";

const { document, pdf, ...columns } = getTableColumns(clientReportRuns);
const users = selectUsers();

/** A run without its document and its file. */
export type RunRow = Omit<typeof clientReportRuns.$inferSelect, "document" | "pdf">;
type NewRun = typeof clientReportRuns.$inferInsert;

const MAX_LISTED = 50;
const own = (userId: number, id: string) =>
  and(eq(clientReportRuns.id, id), eq(clientReportRuns.userId, userId));

export async function insertRun(tx: Transaction, run: NewRun): Promise<RunRow> {
  return getOnlyRow(await tx.insert(clientReportRuns).values(run).returning(columns));
}

/** Returns the latest 50 runs of a report, newest first. */
export function findRuns(db: Executor, reportId: number): Promise<RunRow[]> {
  return db
    .select(columns)
    .from(clientReportRuns)
    .where(eq(clientReportRuns.reportId, reportId))
    .orderBy(desc(clientReportRuns.createdAt))
    .limit(MAX_LISTED);
}

/** Returns the last run of each report by report id. */
export async function findLastRuns(db: Executor, reportIds: readonly number[]): Promise<Map<number, RunRow>> {
  if (reportIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([clientReportRuns.reportId], columns)
    .from(clientReportRuns)
    .where(inArray(clientReportRuns.reportId, [...reportIds]))
    .orderBy(clientReportRuns.reportId, desc(clientReportRuns.createdAt));
  return new Map(rows.map((row) => [row.reportId, row]));
}

export async function findRun(db: Executor, userId: number, id: string): Promise<RunRow | null> {
  const [row] = await db.select(columns).from(clientReportRuns).where(own(userId, id));
  return row ?? null;
}

/** Returns the document of a run; `null` until it is completed. */
export async function findDocument(db: Executor, id: string) {
  const [row] = await db.select({ document }).from(clientReportRuns).where(eq(clientReportRuns.id, id));
  return row?.document ?? null;
}

/** Returns the PDF of a run; `null` until it is completed. */
export async function findPdf(db: Executor, id: string): Promise<Buffer | null> {
  const [row] = await db.select({ pdf }).from(clientReportRuns).where(eq(clientReportRuns.id, id));
  return row?.pdf ?? null;
}

/** Returns a run that has a valid link; `null` also if the account of its owner is inactive. */
export async function findLinkedRun(db: Executor, id: string): Promise<RunRow | null> {
  const [row] = await db
    .select(columns)
    .from(clientReportRuns)
    .innerJoin(users, eq(users.id, clientReportRuns.userId))
    .where(
      and(
        eq(clientReportRuns.id, id),
        eq(clientReportRuns.status, "completed"),
        sql`${clientReportRuns.linkExpiresAt} > now()`,
        eq(users.isActive, true),
      ),
    );
  return row ?? null;
}

/**
 * Returns the last completed run of each report, if it is at most `days` days old and wasn't sent to the address because
 * the person hadn't confirmed. Runs whose link was revoked after they were sent to others are left out.
 */
export async function findWaitingRuns(
  tx: Transaction,
  userId: number,
  email: string,
  days: number,
): Promise<RunRow[]> {
  const rows = await tx
    .selectDistinctOn([clientReportRuns.reportId], columns)
    .from(clientReportRuns)
    .where(
      and(
        eq(clientReportRuns.userId, userId),
        eq(clientReportRuns.status, "completed"),
        gt(clientReportRuns.finishedAt, sql`now() - make_interval(days => ${days})`),
      ),
    )
    .orderBy(clientReportRuns.reportId, desc(clientReportRuns.createdAt));
  return rows.filter(({ deliveries, linkExpiresAt }) => {
    const isRevoked = linkExpiresAt === null && deliveries.some(({ status }) => status === "sent");
    return !isRevoked && deliveries.some((one) => one.email === email && one.status === "confirming");
  });
}

/** Starts an attempt of a run that hasn't ended. Returns `null` if it has, or if it was deleted. */
export async function claimRun(db: Executor, id: string): Promise<RunRow | null> {
  const [row] = await db
    .update(clientReportRuns)
    .set({ status: "running", attempts: sql`${clientReportRuns.attempts} + 1` })
    .where(and(eq(clientReportRuns.id, id), inArray(clientReportRuns.status, ["queued", "running"])))
    .returning(columns);
  return row ?? null;
}

/** Changes a run that has one of these statuses. Returns `null` if it has another one, or if it was deleted. */
export async function updateRun(
  db: Executor,
  id: string,
  from: readonly RunRow["status"][],
  fields: Partial<NewRun>,
): Promise<RunRow | null> {
  const [row] = await db
    .update(clientReportRuns)
    .set(fields)
    .where(and(eq(clientReportRuns.id, id), inArray(clientReportRuns.status, [...from])))
    .returning(columns);
  return row ?? null;
}

/** Deletes runs that were created more than `days` days ago. */
export async function deleteOldRuns(db: Executor, days: number): Promise<void> {
  const old = sql`now() - make_interval(days => ${days})`;
  await db.delete(clientReportRuns).where(lt(clientReportRuns.createdAt, old));
}

/** Returns a user's runs for the export of personal data. */
export async function findOwnRuns(db: Executor, userId: number) {
  const { title, status, periodFrom, periodTo, recipients, deliveries, createdAt } = columns;
  return db
    .select({ title, status, periodFrom, periodTo, recipients, deliveries, createdAt })
    .from(clientReportRuns)
    .where(eq(clientReportRuns.userId, userId))
    .orderBy(desc(createdAt));
}

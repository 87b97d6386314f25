import { and, desc, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { getOnlyRow } from "../../infra/db/get-only-row";
import { exportJobs } from "./exports.schema";

export type JobRow = typeof exportJobs.$inferSelect;

export async function addJob(tx: Transaction, job: typeof exportJobs.$inferInsert): Promise<JobRow> {
  return getOnlyRow(await tx.insert(exportJobs).values(job).returning());
}

export async function findJob(db: Executor, id: string): Promise<JobRow | null> {
  const [row] = await db.select().from(exportJobs).where(eq(exportJobs.id, id));
  return row ?? null;
}

const isActive = inArray(exportJobs.status, ["queued", "running"]);
const isAvailable = and(eq(exportJobs.status, "completed"), gt(exportJobs.expiresAt, sql`now()`));
const MAX_LISTED = 100;

/** Finds the latest 100 exports that are pending or can be downloaded, newest first. */
export async function findListedJobs(db: Executor, userId: number): Promise<JobRow[]> {
  return db
    .select()
    .from(exportJobs)
    .where(and(eq(exportJobs.userId, userId), or(isActive, isAvailable)))
    .orderBy(desc(exportJobs.createdAt))
    .limit(MAX_LISTED);
}

export async function findOwnData(db: Executor, userId: number) {
  const { appId, request, status, fileName, records, createdAt, expiresAt } = exportJobs;
  return db
    .select({ appId, request, status, fileName, records, createdAt, expiresAt })
    .from(exportJobs)
    .where(eq(exportJobs.userId, userId))
    .orderBy(desc(createdAt));
}

/** Updates a job that has not ended. Returns `null` if it has. */
export async function updateActiveJob(
  db: Executor,
  id: string,
  fields: Partial<Pick<JobRow, "status" | "percent" | "records" | "truncated" | "message" | "expiresAt">>,
): Promise<JobRow | null> {
  const [row] = await db
    .update(exportJobs)
    .set({ ...fields, aliveAt: sql`now()` })
    .where(and(eq(exportJobs.id, id), isActive))
    .returning();
  return row ?? null;
}

const HEARTBEAT_TIMEOUT_SECONDS = 60;
const isLost = sql`${exportJobs.aliveAt} < now() - make_interval(secs => ${HEARTBEAT_TIMEOUT_SECONDS})`;

/** Claims a job that is queued or whose worker has stopped responding. Returns `null` if another worker has it. */
export async function claimJob(db: Executor, id: string): Promise<JobRow | null> {
  const [row] = await db
    .update(exportJobs)
    .set({ status: "running", aliveAt: sql`now()`, message: "Writing the file." })
    .where(
      and(
        eq(exportJobs.id, id),
        or(eq(exportJobs.status, "queued"), and(eq(exportJobs.status, "running"), isLost)),
      ),
    )
    .returning();
  return row ?? null;
}

/** Finds unfinished jobs whose worker has stopped responding. */
export async function findLost(db: Executor): Promise<string[]> {
  const rows = await db.select({ id: exportJobs.id }).from(exportJobs).where(and(isActive, isLost));
  return rows.map(({ id }) => id);
}

/** Counts a download. Returns false if another call has already spent the same download. */
export async function spendDownload(
  db: Executor,
  { id, downloads }: Pick<JobRow, "id" | "downloads">,
): Promise<boolean> {
  const spent = await db
    .update(exportJobs)
    .set({ downloads: downloads + 1 })
    .where(and(eq(exportJobs.id, id), eq(exportJobs.downloads, downloads), isAvailable))
    .returning({ id: exportJobs.id });
  return spent.length > 0;
}

export async function removeJob(db: Executor, id: string): Promise<void> {
  await db.delete(exportJobs).where(eq(exportJobs.id, id));
}

/** Returns the ids of those exports that are being written or can still be downloaded. */
export async function findRetainedIds(db: Executor, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: exportJobs.id })
    .from(exportJobs)
    .where(and(inArray(exportJobs.id, ids), or(isActive, isAvailable)));
  return new Set(rows.map(({ id }) => id));
}

/** Deletes ended jobs that were created more than `days` days ago. */
export async function deleteOldJobs(db: Executor, days: number): Promise<void> {
  const old = sql`now() - make_interval(days => ${days})`;
  await db.delete(exportJobs).where(and(lt(exportJobs.createdAt, old), sql`not ${isActive}`));
}

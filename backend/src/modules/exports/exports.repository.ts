import { NOT_RANKED, type Source } from "@listwise/contracts";
import { and, asc, count, desc, eq, gt, gte, inArray, lt, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { crawls, DEVICE } from "../crawls";
import { exportJobs } from "./exports.schema";
import type { Place } from "./parts/place";

export type JobRow = typeof exportJobs.$inferSelect;

const since = ({ country, source, since: from }: Place) =>
  and(
    eq(crawls.country, country),
    eq(crawls.device, DEVICE),
    eq(crawls.source, source),
    from === null ? undefined : gte(crawls.lastSeenAt, new Date(from)),
  );

/** Counts the stored orders of each keyword. */
export async function countRankRows(db: Executor, place: Place, keywordIds: number[]) {
  if (keywordIds.length === 0) return new Map<number, number>();
  const rows = await db
    .select({ keywordId: crawls.keywordId, value: count() })
    .from(crawls)
    .where(and(inArray(crawls.keywordId, keywordIds), since(place)))
    .groupBy(crawls.keywordId);
  return new Map(rows.map(({ keywordId, value }) => [keywordId, value]));
}

export async function findRankRows(db: Executor, place: Place, keywordId: number, limit: number) {
  return db
    .select({
      rank: sql<number>`coalesce(array_position(${crawls.appIds}, ${place.appId}), ${NOT_RANKED})`,
      source: sql<Source>`${crawls.source}`,
      first: crawls.firstSeenAt,
      last: crawls.lastSeenAt,
    })
    .from(crawls)
    .where(and(eq(crawls.keywordId, keywordId), since(place)))
    .orderBy(asc(crawls.lastSeenAt))
    .limit(limit);
}

export async function addJob(tx: Transaction, job: typeof exportJobs.$inferInsert): Promise<JobRow> {
  const [row] = await tx.insert(exportJobs).values(job).returning();
  if (!row) throw new Error("The export was not stored.");
  return row;
}

export async function findJob(db: Executor, id: string): Promise<JobRow | null> {
  const [row] = await db.select().from(exportJobs).where(eq(exportJobs.id, id));
  return row ?? null;
}

const going = inArray(exportJobs.status, ["queued", "running"]);
const there = and(eq(exportJobs.status, "completed"), gt(exportJobs.expiresAt, sql`now()`));
const LISTED = 100;

/** Finds the latest 100 exports that are pending or can be downloaded, newest first. */
export async function findListed(db: Executor, userId: number): Promise<JobRow[]> {
  return db
    .select()
    .from(exportJobs)
    .where(and(eq(exportJobs.userId, userId), or(going, there)))
    .orderBy(desc(exportJobs.createdAt))
    .limit(LISTED);
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
export async function changeGoing(
  db: Executor,
  id: string,
  fields: Partial<Pick<JobRow, "status" | "percent" | "records" | "truncated" | "message" | "expiresAt">>,
): Promise<JobRow | null> {
  const [row] = await db
    .update(exportJobs)
    .set({ ...fields, aliveAt: sql`now()` })
    .where(and(eq(exportJobs.id, id), going))
    .returning();
  return row ?? null;
}

const LOST_SECONDS = 60;
const lost = sql`${exportJobs.aliveAt} < now() - make_interval(secs => ${LOST_SECONDS})`;

/** Claims a job that is queued or whose worker has stopped responding. Returns `null` if another worker has it. */
export async function claim(db: Executor, id: string): Promise<JobRow | null> {
  const [row] = await db
    .update(exportJobs)
    .set({ status: "running", aliveAt: sql`now()`, message: "Writing the file." })
    .where(
      and(
        eq(exportJobs.id, id),
        or(eq(exportJobs.status, "queued"), and(eq(exportJobs.status, "running"), lost)),
      ),
    )
    .returning();
  return row ?? null;
}

/** Finds unfinished jobs whose worker has stopped responding. */
export async function findLost(db: Executor): Promise<string[]> {
  const rows = await db.select({ id: exportJobs.id }).from(exportJobs).where(and(going, lost));
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
    .where(and(eq(exportJobs.id, id), eq(exportJobs.downloads, downloads), there))
    .returning({ id: exportJobs.id });
  return spent.length > 0;
}

export async function removeJob(db: Executor, id: string): Promise<void> {
  await db.delete(exportJobs).where(eq(exportJobs.id, id));
}

/** Returns the ids of those exports that are being written or can still be downloaded. */
export async function keptAmong(db: Executor, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: exportJobs.id })
    .from(exportJobs)
    .where(and(inArray(exportJobs.id, ids), or(going, there)));
  return new Set(rows.map(({ id }) => id));
}

/** Deletes ended jobs that were created more than `days` days ago. */
export async function forgetOld(db: Executor, days: number): Promise<void> {
  const old = sql`now() - make_interval(days => ${days})`;
  await db.delete(exportJobs).where(and(lt(exportJobs.createdAt, old), sql`not ${going}`));
}

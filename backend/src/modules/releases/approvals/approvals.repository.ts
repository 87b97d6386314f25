import type { RequestedChange } from "@listwise/contracts/releases";
import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { getOnlyRow } from "../../../infra/db/get-only-row";
import { releaseRequests } from "../releases.schema";

export type RequestRow = typeof releaseRequests.$inferSelect;

const isPending = gt(releaseRequests.expiresAt, sql`now()`);

/** Stores a request; an equal one of the same requester that still waits is returned instead. */
export async function insertRequest(
  db: Executor,
  request: { change: RequestedChange; reason: string; requester: string; requesterId: number | null },
  hours: number,
): Promise<RequestRow> {
  const { change, requester } = request;
  const isSame = and(isPending, eq(releaseRequests.requester, requester), eq(releaseRequests.change, change));
  const [known] = await db.select().from(releaseRequests).where(isSame);
  if (known) return known;
  const expiresAt = sql`now() + make_interval(hours => ${hours})`;
  return getOnlyRow(
    await db
      .insert(releaseRequests)
      .values({ ...request, expiresAt })
      .returning(),
  );
}

/** Returns the requests that have not expired, newest first. */
export async function findRequests(db: Executor): Promise<RequestRow[]> {
  return db.select().from(releaseRequests).where(isPending).orderBy(desc(releaseRequests.id));
}

export async function findRequest(db: Executor, id: number): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(releaseRequests)
    .where(and(isPending, eq(releaseRequests.id, id)));
  return row ?? null;
}

export async function deleteRequest(db: Executor, id: number): Promise<RequestRow | null> {
  const [row] = await db.delete(releaseRequests).where(eq(releaseRequests.id, id)).returning();
  return row ?? null;
}

export async function deleteExpiredRequests(db: Executor): Promise<void> {
  await db.delete(releaseRequests).where(lte(releaseRequests.expiresAt, sql`now()`));
}

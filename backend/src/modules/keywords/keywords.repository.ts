import { and, count, eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import type { CrawlTarget } from "../crawls";
import { userKeywords } from "./keywords.schema";

export interface KeywordFields {
  category?: string | undefined;
  notes?: string | undefined;
  origin?: string | undefined;
  isFavorite?: boolean | undefined;
}

const own = (userId: number, id: number) => and(eq(userKeywords.userId, userId), eq(userKeywords.id, id));

export async function isTracked(
  db: Executor,
  userId: number,
  { keywordId, country }: CrawlTarget,
): Promise<boolean> {
  const rows = await db
    .select({ id: userKeywords.id })
    .from(userKeywords)
    .where(
      and(
        eq(userKeywords.userId, userId),
        eq(userKeywords.country, country),
        eq(userKeywords.keywordId, keywordId),
      ),
    );
  return rows.length > 0;
}

export async function countTracked(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ value: count() }).from(userKeywords).where(eq(userKeywords.userId, userId));
  return row?.value ?? 0;
}

export async function insertTracked(
  tx: Transaction,
  userId: number,
  { keywordId, country }: CrawlTarget,
  fields: KeywordFields & { category: string },
): Promise<number> {
  const [row] = await tx
    .insert(userKeywords)
    .values({ userId, keywordId, country, ...fields })
    .returning({ id: userKeywords.id });
  if (!row) throw new Error("The keyword was not added.");
  return row.id;
}

/** Updates a keyword. Returns false if the user has no such keyword. */
export async function updateTracked(
  db: Executor,
  userId: number,
  id: number,
  fields: KeywordFields,
): Promise<boolean> {
  // An empty update still has to check ownership, so it sets a column to its own value.
  const set = Object.values(fields).some((value) => value !== undefined) ? fields : { userId };
  const rows = await db
    .update(userKeywords)
    .set(set)
    .where(own(userId, id))
    .returning({ id: userKeywords.id });
  return rows.length > 0;
}

/** Deletes a keyword. Returns false if the user has no such keyword. */
export async function deleteTracked(db: Executor, userId: number, id: number): Promise<boolean> {
  const rows = await db.delete(userKeywords).where(own(userId, id)).returning({ id: userKeywords.id });
  return rows.length > 0;
}

/** Deletes keywords of the user and returns how many were deleted. */
export async function deleteManyTracked(db: Executor, userId: number, ids: number[]): Promise<number> {
  const rows = await db
    .delete(userKeywords)
    .where(and(eq(userKeywords.userId, userId), sql`${userKeywords.id} = any(${sql.param(ids)}::int[])`))
    .returning({ id: userKeywords.id });
  return rows.length;
}

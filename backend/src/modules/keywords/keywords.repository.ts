import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import { follows } from "../apps";
import { keywords, type CrawlTarget } from "../crawls";
import { userKeywords } from "./keywords.schema";

export interface TrackedKeyword extends CrawlTarget {
  id: number;
  /** Id of the keyword in API responses. */
  publicId: string;
  text: string;
  category: string;
  notes: string | null;
  origin: string | null;
  isFavorite: boolean;
  createdAt: Date;
}

export interface KeywordFields {
  category?: string | undefined;
  notes?: string | undefined;
  origin?: string | undefined;
  isFavorite?: boolean | undefined;
}

const columns = {
  id: userKeywords.id,
  keywordId: userKeywords.keywordId,
  publicId: keywords.publicId,
  text: keywords.text,
  country: userKeywords.country,
  category: userKeywords.category,
  notes: userKeywords.notes,
  origin: userKeywords.origin,
  isFavorite: userKeywords.isFavorite,
  createdAt: userKeywords.createdAt,
};

const own = (userId: number, id: number) => and(eq(userKeywords.userId, userId), eq(userKeywords.id, id));

const getTrackedStatement = createWeakMemo((db: Executor) =>
  db
    .select(columns)
    .from(userKeywords)
    .innerJoin(keywords, eq(keywords.id, userKeywords.keywordId))
    .where(
      and(
        eq(userKeywords.userId, sql.placeholder("userId")),
        sql`${userKeywords.country} = coalesce(${sql.placeholder("country")}, ${userKeywords.country})`,
      ),
    )
    .orderBy(desc(userKeywords.createdAt), desc(userKeywords.id))
    .prepare("tracked_keywords"),
);

/** Finds the user's keywords, newest first. With `country`, only those of that storefront. */
export async function findTracked(db: Executor, userId: number, country?: string): Promise<TrackedKeyword[]> {
  return getTrackedStatement(db).execute({ userId, country: country ?? null });
}

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

/** Finds the users that track a keyword in a storefront, once for each app they track. */
export async function findTrackingUsers(db: Executor, { keywordId, country }: CrawlTarget) {
  return db
    .select({ userId: userKeywords.userId, appId: follows.appId, keyword: keywords.text })
    .from(userKeywords)
    .innerJoin(follows, eq(follows.userId, userKeywords.userId))
    .innerJoin(keywords, eq(keywords.id, userKeywords.keywordId))
    .where(and(eq(userKeywords.keywordId, keywordId), eq(userKeywords.country, country)));
}

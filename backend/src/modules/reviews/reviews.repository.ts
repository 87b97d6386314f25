import type { Source } from "@listwise/contracts/store";
import { and, count, desc, eq, ilike, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Executor, Transaction } from "../../infra/db/database";
import { containsPattern } from "../../infra/db/search-pattern";
import { reviewFetches, reviews } from "./reviews.schema";

/** The reviews of an app from one source in one storefront. */
export interface Shelf {
  appId: number;
  source: Source;
  country: string;
}

export const columns = {
  id: reviews.id,
  username: reviews.username,
  rating: reviews.rating,
  title: reviews.title,
  text: reviews.text,
  version: reviews.version,
  date: reviews.date,
};

export interface ReviewRow {
  id: string;
  username: string;
  rating: number;
  title: string | null;
  text: string;
  version: string | null;
  date: Date;
}

const isOn = ({ appId, source, country }: Shelf) =>
  and(eq(reviews.appId, appId), eq(reviews.source, source), eq(reviews.country, country));

/** Returns a condition that is true for the reviews of any of the shelves. */
export const on = (...shelves: readonly Shelf[]) => or(...shelves.map(isOn));

const of = ({ appId, source, country }: Shelf) =>
  and(eq(reviewFetches.appId, appId), eq(reviewFetches.source, source), eq(reviewFetches.country, country));

export interface ReviewFilter {
  limit: number;
  offset: number;
  rating?: number | undefined;
  search?: string | undefined;
}

/** Review of one of several apps. */
export type ListedReview = ReviewRow & { appId: number };

/** Returns reviews, newest first. */
export async function findReviews(
  db: Executor,
  shelves: readonly Shelf[],
  { limit, offset, rating, search }: ReviewFilter,
): Promise<{ rows: ListedReview[]; total: number }> {
  const pattern = search === undefined || search.trim() === "" ? null : containsPattern(search.trim());
  const where = and(
    on(...shelves),
    rating === undefined ? undefined : eq(reviews.rating, rating),
    pattern === null
      ? undefined
      : or(ilike(reviews.text, pattern), ilike(reviews.title, pattern), ilike(reviews.username, pattern)),
  );
  const rows = await db
    .select({ ...columns, appId: reviews.appId })
    .from(reviews)
    .where(where)
    .orderBy(desc(reviews.date), desc(reviews.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ value: count() }).from(reviews).where(where);
  return { rows, total: total?.value ?? 0 };
}

/** Returns the number of reviews by rating. */
export async function countByRating(db: Executor, shelves: readonly Shelf[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ rating: reviews.rating, value: count() })
    .from(reviews)
    .where(on(...shelves))
    .groupBy(reviews.rating);
  return new Map(rows.map(({ rating, value }) => [rating, value]));
}

export async function findLastFetch(db: Executor, shelf: Shelf): Promise<Date | null> {
  const [row] = await db.select({ at: reviewFetches.fetchedAt }).from(reviewFetches).where(of(shelf));
  return row?.at ?? null;
}

export async function markFetched(db: Executor, shelf: Shelf, fetchedAt: Date): Promise<void> {
  await db
    .insert(reviewFetches)
    .values({ ...shelf, fetchedAt })
    .onConflictDoUpdate({
      target: [reviewFetches.appId, reviewFetches.source, reviewFetches.country],
      set: { fetchedAt },
    });
}

/** Returns what was computed from a review, or `null` if the review has changed. */
const keepIfSame = (computed: AnyPgColumn) =>
  sql`case when (${reviews.rating}, ${reviews.title}, ${reviews.text}) is not distinct from
    (excluded.rating, excluded.title, excluded.text) then ${computed} end`;

/** Inserts reviews and updates changed ones. Returns the number of new ones. */
export async function saveReviews(
  tx: Executor | Transaction,
  shelf: Shelf,
  fetched: readonly ReviewRow[],
): Promise<number> {
  if (fetched.length === 0) return 0;
  const excluded = (name: string) => sql.raw(`excluded.${name}`);
  const saved = await tx
    .insert(reviews)
    .values([...new Map(fetched.map((review) => [review.id, { ...shelf, ...review }])).values()])
    .onConflictDoUpdate({
      target: [reviews.appId, reviews.source, reviews.country, reviews.id],
      set: {
        username: excluded("username"),
        rating: excluded("rating"),
        title: excluded("title"),
        text: excluded("text"),
        version: excluded("version"),
        date: excluded("date"),
        mood: keepIfSame(reviews.mood),
        themes: keepIfSame(reviews.themes),
        language: keepIfSame(reviews.language),
      },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return saved.filter(({ isNew }) => isNew).length;
}

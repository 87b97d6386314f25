import type { Source } from "@listwise/contracts/store";
import { and, count, desc, eq, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import { isSource } from "../store";
import type { Executor } from "../../infra/db/database";
import { toReply } from "./review-inbox.repository";
import { columns, on, type ReviewRow, type Shelf } from "./reviews.repository";
import { reviewFetches, reviewReplies, reviews } from "./reviews.schema";

const since = (shelf: Shelf, from: Date | null) =>
  and(on(shelf), from === null ? undefined : gte(reviews.date, from));

/** Returns the number of reviews since a date; `null` means all. */
export async function countReviews(db: Executor, shelf: Shelf, from: Date | null): Promise<number> {
  const [row] = await db.select({ value: count() }).from(reviews).where(since(shelf, from));
  return row?.value ?? 0;
}

/** Returns which of the apps have reviews that were fetched since a time. */
export async function findFetchedApps(
  db: Executor,
  appIds: readonly number[],
  { source, country }: { source: Source; country: string },
  from: Date,
): Promise<Set<number>> {
  const { appId, fetchedAt } = reviewFetches;
  const rows = await db
    .select({ appId })
    .from(reviewFetches)
    .where(
      and(
        inArray(appId, [...appIds]),
        isSource(reviewFetches.source, source),
        eq(reviewFetches.country, country),
        gte(fetchedAt, from),
      ),
    );
  return new Set(rows.map((row) => row.appId));
}

/** Most stars of a review that asks for an answer (chosen by us). */
const MAX_STARS = 3;

/**
 * Returns the number of reviews of at most three stars to which the user hasn't sent a reply, by app id. Apps whose
 * reviews were never fetched are missing.
 */
export async function countReviewsToAnswer(
  db: Executor,
  userId: number,
  appIds: readonly number[],
  { source, country }: { source: Source; country: string },
): Promise<Map<number, number>> {
  if (appIds.length === 0) return new Map();
  const { appId } = reviewFetches;
  const rows = await db
    .select({
      appId,
      value: sql<number>`count(${reviews.id}) filter (where ${isNull(reviewReplies.repliedAt)})::int`,
    })
    .from(reviewFetches)
    .leftJoin(
      reviews,
      and(
        eq(reviews.appId, appId),
        isSource(reviews.source, source),
        eq(reviews.country, country),
        lte(reviews.rating, MAX_STARS),
      ),
    )
    .leftJoin(reviewReplies, toReply(userId))
    .where(
      and(
        inArray(appId, [...appIds]),
        isSource(reviewFetches.source, source),
        eq(reviewFetches.country, country),
      ),
    )
    .groupBy(appId);
  return new Map(rows.map((row) => [row.appId, row.value]));
}

const BATCH = 1_000;

/** Yields all reviews since a date, newest first, in batches to limit memory. */
export async function* readReviews(
  db: Executor,
  shelf: Shelf,
  from: Date | null,
  limit: number,
): AsyncGenerator<ReviewRow> {
  let last: ReviewRow | undefined;
  for (let left = limit; left > 0; left -= BATCH) {
    const after = last && sql`(${reviews.date}, ${reviews.id}) < (${last.date.toISOString()}, ${last.id})`;
    const rows: ReviewRow[] = await db
      .select(columns)
      .from(reviews)
      .where(and(since(shelf, from), after))
      .orderBy(desc(reviews.date), desc(reviews.id))
      .limit(Math.min(BATCH, left));
    yield* rows;
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

import { and, count, eq, gte, isNull, lte, min, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { on, type Shelf } from "./reviews.repository";
import { reviewReplies, reviews } from "./reviews.schema";

/**
 * Returns the number of reviews with few stars since a time to which the user sent no reply, with the date of the oldest
 * and the id of the newest; `null` if there are none.
 */
export async function findLowReviews(
  db: Executor,
  userId: number,
  shelf: Shelf,
  { since, maxStars }: { since: Date; maxStars: number },
): Promise<{ count: number; oldest: Date; newestId: string } | null> {
  const isReply = and(
    eq(reviewReplies.userId, userId),
    eq(reviewReplies.appId, reviews.appId),
    eq(reviewReplies.source, reviews.source),
    eq(reviewReplies.country, reviews.country),
    eq(reviewReplies.reviewId, reviews.id),
  );
  const [row] = await db
    .select({
      count: count(),
      oldest: min(reviews.date),
      newestId: sql<string | null>`(array_agg(${reviews.id} order by ${reviews.date} desc))[1]`,
    })
    .from(reviews)
    .leftJoin(reviewReplies, isReply)
    .where(
      and(
        on(shelf),
        gte(reviews.date, since),
        lte(reviews.rating, maxStars),
        isNull(reviewReplies.repliedAt),
      ),
    );
  if (!row?.oldest || row.newestId === null) return null;
  return { count: row.count, oldest: row.oldest, newestId: row.newestId };
}

import type { Reply, reviewManagerEndpoints } from "@listwise/contracts/reviews";
import type { z } from "@listwise/contracts/zod";
import type { AppContext } from "../../../infra/context";
import { fail, failNotFound } from "../../../infra/http/errors";
import { assertStorefront } from "../../store";
import { getShelf, type AppRef } from "../fetch-reviews";
import { resolveTrackedApp } from "../../apps";
import { findReviewsById } from "../review-inbox.repository";
import { presentReply } from "./present-reply";
import { deleteReply, lockReplies, saveReply, saveReplyTimes, type ReplyKey } from "./replies.repository";

const SENDING = "This reply is being sent. Stop sending it first.";

/** Returns a text that the database can store. */
export const replaceSurrogates = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD");

/**
 * Returns the key of the user's reply to a review, with its app.
 * @throws NOT_FOUND if the user doesn't track the app, or if there is no such review
 */
export async function findReplyKey(
  ctx: AppContext,
  userId: number,
  id: string,
  { reviewId, country }: { reviewId: string; country: string },
): Promise<{ key: ReplyKey; app: AppRef }> {
  assertStorefront(country);
  const app = await resolveTrackedApp(ctx, userId, id);
  const shelf = getShelf(ctx, app, country);
  const [review] = await findReviewsById(ctx.db, shelf, [reviewId]);
  if (!review) throw failNotFound("review");
  return { key: { ...shelf, userId, reviewId }, app };
}

/**
 * Saves a reply that is not sent. An empty one is deleted, and the result is `null`.
 *
 * @throws CONFLICT if the reply is queued for the store
 */
export async function saveReplyDraft(
  ctx: AppContext,
  userId: number,
  id: string,
  { text: input, replied, ...of }: z.infer<typeof reviewManagerEndpoints.reply.body>,
): Promise<Reply | null> {
  const { key } = await findReplyKey(ctx, userId, id, of);
  const text = replaceSurrogates(input);
  if (text.trim() === "" && !replied) {
    if (await deleteReply(ctx.db, key)) return null;
    throw fail("CONFLICT", SENDING);
  }
  const row = await saveReply(ctx.db, key, { text, replied });
  if (!row) throw fail("CONFLICT", SENDING);
  return presentReply(row);
}

/**
 * Marks reviews as answered or unanswered. Skips unknown reviews, those that already are, and replies that are queued or
 * that the store has. Returns the others with the time that was stored before, so that the change can be undone.
 */
export async function markReviews(
  ctx: AppContext,
  userId: number,
  id: string,
  { country, answered, reviews: wanted }: z.infer<typeof reviewManagerEndpoints.mark.body>,
): Promise<{ reviewId: string; repliedAt: string | null }[]> {
  assertStorefront(country);
  const shelf = getShelf(ctx, await resolveTrackedApp(ctx, userId, id), country);
  const times = new Map(wanted.map(({ reviewId, repliedAt }) => [reviewId, repliedAt]));
  return ctx.db.transaction(async (tx) => {
    const known = await findReviewsById(tx, shelf, [...times.keys()]);
    const ids = known.map((review) => review.id);
    const replies = await lockReplies(tx, { ...shelf, userId }, ids);
    const before = new Map(replies.map((reply) => [reply.reviewId, reply]));
    const changed = ids.flatMap((reviewId) => {
      const { repliedAt = null, delivery = null } = before.get(reviewId) ?? {};
      if (delivery === "queued" || delivery === "sent" || (repliedAt !== null) === answered) return [];
      return [{ reviewId, repliedAt }];
    });
    const now = Date.now();
    const getTime = (reviewId: string) =>
      new Date(Math.min(now, Date.parse(times.get(reviewId) ?? "") || now));
    await saveReplyTimes(
      tx,
      { ...shelf, userId },
      changed.map(({ reviewId }) => ({ reviewId, repliedAt: answered ? getTime(reviewId) : null })),
    );
    return changed.map(({ reviewId, repliedAt }) => ({
      reviewId,
      repliedAt: repliedAt?.toISOString() ?? null,
    }));
  });
}

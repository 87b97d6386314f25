import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../../infra/db/database";
import type { Shelf } from "../reviews.repository";
import { reviewReplies } from "../reviews.schema";

/** A user's replies in one storefront. */
export type ReplyShelf = Shelf & { userId: number };
export type ReplyKey = ReplyShelf & { reviewId: string };

const { text, repliedAt, delivery, deliveryReason, deliveryAttempts, deliveryChangedAt } = reviewReplies;
export const replyColumns = {
  text,
  repliedAt,
  delivery,
  deliveryReason,
  deliveryAttempts,
  deliveryChangedAt,
};
export type ReplyRow = Pick<typeof reviewReplies.$inferSelect, keyof typeof replyColumns>;

export const replyTarget = [
  reviewReplies.userId,
  reviewReplies.appId,
  reviewReplies.source,
  reviewReplies.country,
  reviewReplies.reviewId,
];

const inShelf = ({ userId, appId, source, country }: ReplyShelf) =>
  and(
    eq(reviewReplies.userId, userId),
    eq(reviewReplies.appId, appId),
    eq(reviewReplies.source, source),
    eq(reviewReplies.country, country),
  );
export const isReply = ({ reviewId, ...shelf }: ReplyKey) =>
  and(inShelf(shelf), eq(reviewReplies.reviewId, reviewId));

const isNotQueued = sql`${delivery} is distinct from 'queued'`;

/** Reason of an edited reply that a store accepted before. */
const EDITED = "You changed this reply after it was sent. The store has the former text.";

/**
 * Saves a reply. An edited reply is a draft again, and not sent if the store has its former text. Returns `null` if it is
 * queued, which protects it from changes.
 */
export async function saveReply(
  db: Executor,
  key: ReplyKey,
  reply: { text: string; replied: boolean },
): Promise<ReplyRow | null> {
  const isSame = sql`${text} = ${reply.text}`;
  const isInStore = sql`${delivery} = 'sent' or ${deliveryReason} = ${EDITED}`;
  const [row] = await db
    .insert(reviewReplies)
    .values({ ...key, text: reply.text, repliedAt: reply.replied ? sql`now()` : null })
    .onConflictDoUpdate({
      target: replyTarget,
      set: {
        text: reply.text,
        savedAt: sql`now()`,
        delivery: sql`case when ${isSame} then ${delivery} when ${isInStore} then 'kept' end`,
        deliveryReason: sql`case when ${isSame} then ${deliveryReason} when ${isInStore} then ${EDITED} end`,
        // Editing a sent reply keeps the time it was sent, and what a store accepted stays sent.
        repliedAt: reply.replied
          ? sql`coalesce(${repliedAt}, now())`
          : sql`case when ${delivery} = 'sent' then ${repliedAt} end`,
      },
      setWhere: isNotQueued,
    })
    .returning(replyColumns);
  return row ?? null;
}

/** Deletes a reply. Returns false if it is queued. */
export async function deleteReply(db: Executor, key: ReplyKey): Promise<boolean> {
  await db.delete(reviewReplies).where(and(isReply(key), isNotQueued));
  return (await db.$count(reviewReplies, isReply(key))) === 0;
}

/** Returns and locks the user's replies to some reviews. */
export async function lockReplies(tx: Transaction, shelf: ReplyShelf, reviewIds: readonly string[]) {
  return tx
    .select({ reviewId: reviewReplies.reviewId, ...replyColumns })
    .from(reviewReplies)
    .where(and(inShelf(shelf), inArray(reviewReplies.reviewId, [...reviewIds])))
    .for("update");
}

/** Sets when replies were sent, and deletes those that are empty and weren't. */
export async function saveReplyTimes(
  tx: Transaction,
  shelf: ReplyShelf,
  times: readonly { reviewId: string; repliedAt: Date | null }[],
): Promise<void> {
  if (times.length === 0) return;
  await tx
    .insert(reviewReplies)
    .values(times.map((time) => ({ ...shelf, ...time, text: "" })))
    .onConflictDoUpdate({
      target: replyTarget,
      set: { repliedAt: sql`excluded.replied_at`, savedAt: sql`now()` },
    });
  const ids = times.map(({ reviewId }) => reviewId);
  await tx
    .delete(reviewReplies)
    .where(
      and(
        inShelf(shelf),
        inArray(reviewReplies.reviewId, ids),
        isNull(repliedAt),
        isNull(delivery),
        eq(text, ""),
      ),
    );
}

export async function findOwnReplies(db: Executor, userId: number) {
  const { appId, country, reviewId } = reviewReplies;
  return db
    .select({ appId, country, reviewId, text, repliedAt, delivery, deliveryReason })
    .from(reviewReplies)
    .where(eq(reviewReplies.userId, userId));
}

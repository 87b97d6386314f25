import { and, eq, inArray, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../../infra/db/database";
import { selectUsers } from "../../accounts";
import { selectApps } from "../../store";
import type { ConnectionKey } from "../connections/connections.repository";
import { reviewReplies } from "../reviews.schema";
import { isReply, replyColumns, replyTarget, type ReplyKey, type ReplyRow } from "./replies.repository";

const users = selectUsers();
const apps = selectApps();
const { delivery, deliveryAttempts, storeReplyId, text } = reviewReplies;

const isQueued = (key: ReplyKey) => and(isReply(key), eq(delivery, "queued"));
const changedNow = { deliveryChangedAt: sql`now()` };

/** Saves and queues a reply. Returns `null` if it is already queued. */
export async function queueReply(tx: Transaction, key: ReplyKey, reply: string): Promise<ReplyRow | null> {
  const queued = {
    text: reply,
    delivery: "queued" as const,
    deliveryReason: null,
    deliveryAttempts: 0,
    ...changedNow,
    savedAt: sql`now()`,
  };
  const [row] = await tx
    .insert(reviewReplies)
    .values({ ...key, ...queued })
    .onConflictDoUpdate({
      target: replyTarget,
      set: queued,
      setWhere: sql`${delivery} is distinct from 'queued'`,
    })
    .returning(replyColumns);
  return row ?? null;
}

/** Counts an attempt. Returns the text to send and the number of attempts; `null` if there is nothing to send anymore. */
export async function startAttempt(
  db: Executor,
  key: ReplyKey,
): Promise<{ text: string; attempts: number } | null> {
  const [row] = await db
    .update(reviewReplies)
    .set({ deliveryAttempts: sql`${deliveryAttempts} + 1` })
    .where(
      and(
        isQueued(key),
        inArray(
          reviewReplies.userId,
          db.select({ id: users.id }).from(users).where(eq(users.isActive, true)),
        ),
      ),
    )
    .returning({ text, attempts: deliveryAttempts });
  return row ?? null;
}

/** Records that the store accepted a text. If the user has edited it in the meantime, the edited text is a draft. */
export async function markSent(
  db: Executor,
  key: ReplyKey,
  sent: { text: string; storeReplyId: string | null },
): Promise<void> {
  await db
    .update(reviewReplies)
    .set({
      delivery: sql`case when ${text} = ${sent.text} then 'sent' end`,
      deliveryReason: null,
      ...changedNow,
      repliedAt: sql`now()`,
      storeReplyId: sent.storeReplyId,
    })
    .where(isReply(key));
}

/** Records why a queued reply wasn't sent: `queued` if there will be another attempt. */
export async function markUnsent(
  db: Executor,
  key: ReplyKey,
  state: "queued" | "refused" | "kept",
  reason: string,
): Promise<void> {
  await db
    .update(reviewReplies)
    .set({ delivery: state, deliveryReason: reason, ...changedNow })
    .where(isQueued(key));
}

/** Makes a queued reply a draft. Returns `null` if it isn't queued. */
export async function stopSending(db: Executor, key: ReplyKey): Promise<ReplyRow | null> {
  const [row] = await db
    .update(reviewReplies)
    .set({ delivery: null, deliveryReason: null })
    .where(isQueued(key))
    .returning(replyColumns);
  return row ?? null;
}

export async function findStoreReplyId(db: Executor, key: ReplyKey): Promise<string | null> {
  const [row] = await db.select({ id: storeReplyId }).from(reviewReplies).where(isReply(key));
  return row?.id ?? null;
}

/** Makes a reply that was deleted from the store a draft. Returns `null` if it doesn't exist. */
export async function markDeleted(db: Executor, key: ReplyKey): Promise<ReplyRow | null> {
  const [row] = await db
    .update(reviewReplies)
    .set({ delivery: null, deliveryReason: null, storeReplyId: null, repliedAt: null })
    .where(isReply(key))
    .returning(replyColumns);
  return row ?? null;
}

/** Stops sending a user's queued replies on a platform; they are kept for copying. */
export async function keepQueuedReplies(
  tx: Transaction,
  { userId, platform }: ConnectionKey,
  reason: string,
): Promise<void> {
  await tx
    .update(reviewReplies)
    .set({ delivery: "kept", deliveryReason: reason, ...changedNow })
    .where(
      and(
        eq(reviewReplies.userId, userId),
        eq(delivery, "queued"),
        inArray(
          reviewReplies.appId,
          tx.select({ id: apps.id }).from(apps).where(eq(apps.platform, platform)),
        ),
      ),
    );
}

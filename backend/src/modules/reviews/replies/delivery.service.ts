import { countCharacters } from "@listwise/aso-core/localization";
import { hasVariables } from "@listwise/aso-core/reviews";
import { STORES } from "@listwise/aso-core/stores";
import type { Reply, reviewManagerEndpoints } from "@listwise/contracts/reviews";
import type { z } from "@listwise/contracts/zod";
import type { AppContext } from "../../../infra/context";
import { fail, failNotFound } from "../../../infra/http/errors";
import type { Executor } from "../../../infra/db/database";
import { lockOwner } from "../../accounts";
import { findConnection, recordUse } from "../connections/connections.repository";
import { openConnection } from "../connections/connections.service";
import { StoreApiError } from "../connections/request-store";
import type { AppRef } from "../fetch-reviews";
import { findReviewsById } from "../review-inbox.repository";
import {
  findStoreReplyId,
  markDeleted,
  markSent,
  markUnsent,
  queueReply,
  startAttempt,
  stopSending,
} from "./delivery.repository";
import { presentReply } from "./present-reply";
import { findReplyKey, replaceSurrogates } from "./replies.service";
import type { ReplyKey } from "./replies.repository";

const JOB = "reviews.reply";
const FIRST_RETRY_SECONDS = 60;
/** Attempts per reply. With the doubled pauses between them they take about two hours. Chosen by us. */
const MAX_ATTEMPTS = 8;
const MAX_PARALLEL = 2;
/** Runs of a job after one that failed on our side. */
const JOB_RETRIES = 2;

interface ReplyJob {
  key: ReplyKey;
  app: AppRef;
}

/** Defines the job that sends replies. A store's failure doesn't fail the job, which would alert operators. */
export function defineReplyDelivery(ctx: AppContext): void {
  const options = { concurrency: MAX_PARALLEL, drain: true, retries: JOB_RETRIES };
  ctx.queue.define<ReplyJob>(JOB, (job) => deliverReply(ctx, job), options);
}

function queueAttempt(ctx: AppContext, within: Executor, job: ReplyJob, startAfterSeconds: number) {
  const { userId, appId, source, country, reviewId } = job.key;
  const singletonKey = [userId, appId, source, country, reviewId].join(" ");
  return ctx.queue.send<ReplyJob>(JOB, job, { singletonKey, startAfterSeconds, within });
}

function assertSendable(text: string, { platform }: AppRef): void {
  const refuse = (message: string) => fail("VALIDATION_FAILED", message, [{ path: "text", message }]);
  const limit = STORES[platform].replies.limit;
  if (text.trim() === "") throw refuse("Write a reply first.");
  if (countCharacters(text) > limit)
    throw refuse(`${STORES[platform].connection} accepts at most ${limit} characters.`);
  if (hasVariables(text)) throw refuse("Replace the variables in double braces first.");
}

/**
 * Saves a reply and queues it for the store.
 * @throws VALIDATION_FAILED if the store wouldn't accept the text, CONFLICT without a connection or if it is queued
 */
export async function sendReply(
  ctx: AppContext,
  userId: number,
  id: string,
  { text: input, ...of }: z.infer<typeof reviewManagerEndpoints.send.body>,
): Promise<Reply> {
  const { key, app } = await findReplyKey(ctx, userId, id, of);
  const text = replaceSurrogates(input);
  assertSendable(text, app);
  return ctx.db.transaction(async (tx) => {
    // Disconnecting takes the same lock, so no reply stays queued without a connection.
    await lockOwner(tx, userId);
    if (!(await findConnection(tx, { userId, platform: app.platform }))) {
      throw fail(
        "CONFLICT",
        `${STORES[app.platform].connection} isn't connected. Connect it, or copy your reply.`,
      );
    }
    const row = await queueReply(tx, key, text);
    if (!row) throw fail("CONFLICT", "This reply is already being sent. Stop sending it first.");
    await queueAttempt(ctx, tx, { key, app }, 0);
    return presentReply(row);
  });
}

/** Sends a queued reply to its store once. */
export async function deliverReply(ctx: AppContext, job: ReplyJob): Promise<void> {
  const { key, app } = job;
  const attempt = await startAttempt(ctx.db, key);
  // A reply that is still queued belongs to a deactivated account.
  if (!attempt) return markUnsent(ctx.db, key, "kept", "Your account was deactivated.");
  const owner = { userId: key.userId, platform: app.platform };
  const connection = await findConnection(ctx.db, owner);
  const [review] = await findReviewsById(ctx.db, key, [key.reviewId]);
  if (!connection || !review) {
    return markUnsent(
      ctx.db,
      key,
      "kept",
      connection ? "The review was deleted." : "The store isn't connected.",
    );
  }
  try {
    const api = await openConnection(ctx, connection);
    const storeReplyId = await api.send(app.storeId, review, attempt.text);
    await markSent(ctx.db, key, { text: attempt.text, storeReplyId });
    await recordUse(ctx.db, owner, null);
  } catch (error) {
    if (!(error instanceof StoreApiError)) {
      // The queue runs the job again. A reply that it gives up must not look as if it were still being sent.
      if (attempt.attempts > JOB_RETRIES)
        await markUnsent(ctx.db, key, "kept", "Sending failed on our side.");
      throw error;
    }
    ctx.log.info({ appId: app.id, status: error.status, attempts: attempt.attempts }, "reply not sent");
    if (error.isAboutKey) await recordUse(ctx.db, owner, error.message);
    await endFailedAttempt(ctx, job, attempt.attempts, error);
  }
}

async function endFailedAttempt(ctx: AppContext, job: ReplyJob, attempts: number, error: StoreApiError) {
  if (!error.isTemporary) return markUnsent(ctx.db, job.key, "refused", error.message);
  if (attempts >= MAX_ATTEMPTS) return markUnsent(ctx.db, job.key, "kept", error.message);
  const pause = Math.max(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), error.retryAfterSeconds ?? 0);
  await ctx.db.transaction(async (tx) => {
    await markUnsent(tx, job.key, "queued", error.message);
    await queueAttempt(ctx, tx, job, pause);
  });
}

/**
 * Stops sending a queued reply, or deletes a sent one from the App Store. Its text stays as a draft.
 * @throws CONFLICT if there is nothing to withdraw or the store's API can't delete replies, STORE_UNAVAILABLE if it fails
 */
export async function withdrawReply(
  ctx: AppContext,
  userId: number,
  id: string,
  of: z.infer<typeof reviewManagerEndpoints.withdraw.body>,
): Promise<Reply> {
  const { key, app } = await findReplyKey(ctx, userId, id, of);
  const stopped = await stopSending(ctx.db, key);
  if (stopped) return presentReply(stopped);
  const replyId = await findStoreReplyId(ctx.db, key);
  const connection = await findConnection(ctx.db, { userId, platform: app.platform });
  const api = connection && (await openConnection(ctx, connection));
  if (replyId === null || !api?.remove) {
    throw fail("CONFLICT", `Delete this reply in ${STORES[app.platform].console}.`);
  }
  try {
    await api.remove(replyId);
  } catch (error) {
    if (!(error instanceof StoreApiError)) throw error;
    // A reply that the store doesn't know was deleted there.
    if (error.status !== 404) throw fail("STORE_UNAVAILABLE", error.message);
  }
  const deleted = await markDeleted(ctx.db, key);
  if (!deleted) throw failNotFound("reply");
  return presentReply(deleted);
}

import type { ManagedReview, Reply } from "@listwise/contracts/reviews";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { isTrackedApp, resolveApp } from "../apps";
import { assertStorefront } from "../store";
import {
  countInbox,
  findInbox,
  findUnread,
  findVersions,
  hasReview,
  POSITIVE_PERCENT,
  saveMoods,
  type InboxQuery,
  type InboxRow,
  type ReplyRow,
} from "./review-inbox.repository";
import { refreshReviews, getShelf, type AppRef } from "./fetch-reviews";
import { removeReply, saveReply } from "./replies.repository";
import { presentReview, buildProvenance } from "./reviews.presenter";
import type { Shelf } from "./reviews.repository";
import { analyzeReview } from "./sentiment";

const BATCH_SIZE = 500;
const MAX_ROUNDS = 20;

/**
 * Returns an app that the user tracks; only those can be replied to.
 * @throws NOT_FOUND if the user doesn't track the app
 */
async function findOwnApp(ctx: AppContext, userId: number, id: string): Promise<AppRef> {
  const app = await resolveApp(ctx, userId, id);
  if (await isTrackedApp(ctx.db, userId, app.id)) return app;
  throw fail("NOT_FOUND", "You don't track this app. Track it first.");
}

/** Computes the missing moods. Each review is analyzed once, when it is first needed. */
async function computeMissingMoods(ctx: AppContext, shelf: Shelf): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const unread = await findUnread(ctx.db, shelf, BATCH_SIZE);
    const moods = await Promise.all(
      unread.map(async (review) => ({
        id: review.id,
        mood: Math.round(100 * (await analyzeReview(review, shelf.country)).mood),
      })),
    );
    await saveMoods(ctx.db, shelf, moods);
    if (unread.length < BATCH_SIZE) return;
  }
}

function getSentiment(mood: number | null): ManagedReview["sentiment"] {
  if (mood === null || Math.abs(mood) <= POSITIVE_PERCENT) return "neutral";
  return mood > 0 ? "positive" : "negative";
}

const presentReply = ({ text, repliedAt }: ReplyRow): Reply => ({
  text,
  repliedAt: repliedAt?.toISOString() ?? null,
});

function presentManaged({ mood, reply, ...review }: InboxRow): ManagedReview {
  return {
    ...presentReview(review),
    sentiment: getSentiment(mood),
    reply: reply && presentReply(reply),
  };
}

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((100 * part) / whole));

export async function loadInbox(
  ctx: AppContext,
  userId: number,
  id: string,
  { country, ...query }: InboxQuery & { country: string },
) {
  assertStorefront(country);
  const { shelf, fetchedAt, reason } = await refreshReviews(ctx, await findOwnApp(ctx, userId, id), country);
  await computeMissingMoods(ctx, shelf);
  const { rows, total } = await findInbox(ctx.db, userId, shelf, query);
  const all = await countInbox(ctx.db, userId, shelf);
  return {
    data: rows.map(presentManaged),
    total,
    stats: {
      total: all.total,
      average: all.average === null ? null : Math.round(all.average * 10) / 10,
      responseRate: percent(all.replied, all.total),
      positiveSentiment: percent(all.positive, all.total),
    },
    versions: await findVersions(ctx.db, shelf),
    ...(reason !== null && { reason }),
    provenance: buildProvenance(shelf.source, fetchedAt),
  };
}

export async function saveReplyDraft(
  ctx: AppContext,
  userId: number,
  id: string,
  input: { reviewId: string; country: string; text: string; replied: boolean },
): Promise<Reply | null> {
  assertStorefront(input.country);
  const shelf = getShelf(ctx, await findOwnApp(ctx, userId, id), input.country);
  const { reviewId, replied } = input;
  const text = input.text.replace(/\p{Surrogate}/gu, "\uFFFD");
  if (!(await hasReview(ctx.db, shelf, reviewId))) throw fail("NOT_FOUND", "There is no such review.");
  const key = { ...shelf, userId, reviewId };
  if (text.trim() === "" && !replied) {
    await removeReply(ctx.db, key);
    return null;
  }
  const row = await saveReply(ctx.db, key, { text, replied });
  return row && presentReply(row);
}

import type { ManagedReview, Reply } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import { fail } from "../../platform/errors";
import { isTrackedApp, resolveApp } from "../apps";
import { assertStorefront } from "../store";
import {
  countDesk,
  findDesk,
  findUnread,
  findVersions,
  hasReview,
  POSITIVE_PERCENT,
  saveMoods,
  type DeskQuery,
  type DeskRow,
  type ReplyRow,
} from "./desk.repository";
import { freshen, shelfOf, type AppRef } from "./fetch-reviews";
import { removeReply, saveReply } from "./replies.repository";
import { presentReview, provenanceOf } from "./reviews.presenter";
import type { Shelf } from "./reviews.repository";
import { read } from "./sentiment";

const AT_ONCE = 500;
const MOST_ROUNDS = 20;

/**
 * Returns an app that the user tracks; only those can be replied to.
 * @throws NOT_FOUND if the user doesn't track the app
 */
async function ownApp(ctx: AppContext, userId: number, id: string): Promise<AppRef> {
  const app = await resolveApp(ctx, userId, id);
  if (await isTrackedApp(ctx.db, userId, app.id)) return app;
  throw fail("NOT_FOUND", "You don't track this app. Track it first.");
}

/** Computes the missing moods. Each review is analyzed once, when it is first needed. */
async function readMoods(ctx: AppContext, shelf: Shelf): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const unread = await findUnread(ctx.db, shelf, AT_ONCE);
    const moods = await Promise.all(
      unread.map(async (review) => ({
        id: review.id,
        mood: Math.round(100 * (await read(review, shelf.country)).mood),
      })),
    );
    await saveMoods(ctx.db, shelf, moods);
    if (unread.length < AT_ONCE) return;
  }
}

function sentimentOf(mood: number | null): ManagedReview["sentiment"] {
  if (mood === null || Math.abs(mood) <= POSITIVE_PERCENT) return "neutral";
  return mood > 0 ? "positive" : "negative";
}

const presentReply = ({ text, repliedAt }: ReplyRow): Reply => ({
  text,
  repliedAt: repliedAt?.toISOString() ?? null,
});

function presentManaged({ mood, reply, ...review }: DeskRow): ManagedReview {
  return {
    ...presentReview(review),
    sentiment: sentimentOf(mood),
    reply: reply && presentReply(reply),
  };
}

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((100 * part) / whole));

export async function deskOf(
  ctx: AppContext,
  userId: number,
  id: string,
  { country, ...query }: DeskQuery & { country: string },
) {
  assertStorefront(country);
  const { shelf, fetchedAt, reason } = await freshen(ctx, await ownApp(ctx, userId, id), country);
  await readMoods(ctx, shelf);
  const { rows, total } = await findDesk(ctx.db, userId, shelf, query);
  const all = await countDesk(ctx.db, userId, shelf);
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
    provenance: provenanceOf(shelf.source, fetchedAt),
  };
}

export async function keepReply(
  ctx: AppContext,
  userId: number,
  id: string,
  input: { reviewId: string; country: string; text: string; replied: boolean },
): Promise<Reply | null> {
  assertStorefront(input.country);
  const shelf = shelfOf(ctx, await ownApp(ctx, userId, id), input.country);
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

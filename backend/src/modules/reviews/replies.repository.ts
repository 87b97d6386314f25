import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import type { ReplyRow } from "./review-inbox.repository";
import type { Shelf } from "./reviews.repository";
import { reviewReplies } from "./reviews.schema";

export type ReplyKey = Shelf & { userId: number; reviewId: string };

const columns = { text: reviewReplies.text, repliedAt: reviewReplies.repliedAt };

export async function saveReply(
  db: Executor,
  key: ReplyKey,
  { text, replied }: { text: string; replied: boolean },
): Promise<ReplyRow | null> {
  const [row] = await db
    .insert(reviewReplies)
    .values({ ...key, text, repliedAt: replied ? sql`now()` : null })
    .onConflictDoUpdate({
      target: [
        reviewReplies.userId,
        reviewReplies.appId,
        reviewReplies.source,
        reviewReplies.country,
        reviewReplies.reviewId,
      ],
      set: {
        text,
        savedAt: sql`now()`,
        // Editing a sent reply keeps the time it was sent.
        repliedAt: replied ? sql`coalesce(${reviewReplies.repliedAt}, now())` : null,
      },
    })
    .returning(columns);
  return row ?? null;
}

export async function removeReply(db: Executor, key: ReplyKey): Promise<void> {
  const { userId, appId, source, country, reviewId } = key;
  await db
    .delete(reviewReplies)
    .where(
      and(
        eq(reviewReplies.userId, userId),
        eq(reviewReplies.appId, appId),
        eq(reviewReplies.source, source),
        eq(reviewReplies.country, country),
        eq(reviewReplies.reviewId, reviewId),
      ),
    );
}

export async function findOwnReplies(db: Executor, userId: number) {
  const { appId, country, reviewId, text, repliedAt } = reviewReplies;
  return db
    .select({ appId, country, reviewId, text, repliedAt })
    .from(reviewReplies)
    .where(eq(reviewReplies.userId, userId));
}

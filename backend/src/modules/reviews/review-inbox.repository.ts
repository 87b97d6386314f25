import type { ReviewTab } from "@listwise/contracts/reviews";
import { and, asc, count, desc, eq, gt, ilike, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { containsPattern } from "../../infra/db/search-pattern";
import { columns, on, type ReviewRow, type Shelf } from "./reviews.repository";
import { reviewReplies, reviews } from "./reviews.schema";

/** Moods are stored as integers from −100 to 100. */
export const POSITIVE_PERCENT = 20;

export interface InboxQuery {
  tab: ReviewTab;
  rating?: number | undefined;
  search?: string | undefined;
  version?: string | undefined;
  sort: "newest" | "oldest" | "lowest" | "highest";
  limit: number;
  offset: number;
}

export type ReplyRow = Pick<typeof reviewReplies.$inferSelect, "text" | "repliedAt">;
export type InboxRow = ReviewRow & { mood: number | null; reply: ReplyRow | null };

export const toReply = (userId: number) =>
  and(
    eq(reviewReplies.userId, userId),
    eq(reviewReplies.appId, reviews.appId),
    eq(reviewReplies.source, reviews.source),
    eq(reviewReplies.country, reviews.country),
    eq(reviewReplies.reviewId, reviews.id),
  );

const tabs: Record<ReviewTab, SQL | undefined> = {
  all: undefined,
  positive: gt(reviews.mood, POSITIVE_PERCENT),
  negative: lt(reviews.mood, -POSITIVE_PERCENT),
  unanswered: isNull(reviewReplies.repliedAt),
};

const orders = {
  newest: [desc(reviews.date), desc(reviews.id)],
  oldest: [asc(reviews.date), asc(reviews.id)],
  lowest: [asc(reviews.rating), desc(reviews.date), desc(reviews.id)],
  highest: [desc(reviews.rating), desc(reviews.date), desc(reviews.id)],
};

/** Returns the reviews that match a tab and its filters, with the user's replies. */
export async function findInbox(
  db: Executor,
  userId: number,
  shelf: Shelf,
  { tab, rating, search, version, sort, limit, offset }: InboxQuery,
): Promise<{ rows: InboxRow[]; total: number }> {
  const words = search?.trim() ?? "";
  const pattern = containsPattern(words);
  const where = and(
    on(shelf),
    tabs[tab],
    rating === undefined ? undefined : eq(reviews.rating, rating),
    version === undefined ? undefined : eq(reviews.version, version),
    words === ""
      ? undefined
      : or(ilike(reviews.text, pattern), ilike(reviews.title, pattern), ilike(reviews.username, pattern)),
  );
  const reply = { text: reviewReplies.text, repliedAt: reviewReplies.repliedAt };
  const rows = await db
    .select({ ...columns, mood: reviews.mood, reply })
    .from(reviews)
    .leftJoin(reviewReplies, toReply(userId))
    .where(where)
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset);
  const [total] = await db
    .select({ value: count() })
    .from(reviews)
    .leftJoin(reviewReplies, toReply(userId))
    .where(where);
  return { rows, total: total?.value ?? 0 };
}

export async function countInbox(db: Executor, userId: number, shelf: Shelf) {
  const [row] = await db
    .select({
      total: count(),
      average: sql<number | null>`avg(${reviews.rating})::float8`,
      replied: count(reviewReplies.repliedAt),
      positive: sql<number>`count(*) filter (where ${reviews.mood} > ${POSITIVE_PERCENT})::int`,
    })
    .from(reviews)
    .leftJoin(reviewReplies, toReply(userId))
    .where(on(shelf));
  return row ?? { total: 0, average: null, replied: 0, positive: 0 };
}

const MAX_VERSIONS = 30;

export async function findVersions(db: Executor, shelf: Shelf): Promise<string[]> {
  const rows = await db
    .select({ version: reviews.version })
    .from(reviews)
    .where(on(shelf))
    .groupBy(reviews.version)
    .orderBy(sql`max(${reviews.date}) desc`)
    .limit(MAX_VERSIONS);
  return rows.flatMap(({ version }) => version ?? []);
}

/** Returns reviews whose mood hasn't been computed yet. */
export async function findUnread(db: Executor, shelf: Shelf, limit: number): Promise<ReviewRow[]> {
  return db
    .select(columns)
    .from(reviews)
    .where(and(on(shelf), isNull(reviews.mood)))
    .limit(limit);
}

export async function saveMoods(
  db: Executor,
  shelf: Shelf,
  moods: readonly { id: string; mood: number }[],
): Promise<void> {
  if (moods.length === 0) return;
  const read = sql.join(
    moods.map(({ id, mood }) => sql`(${id}::text, ${mood}::smallint)`),
    sql`, `,
  );
  await db.execute(sql`
    update ${reviews} set mood = seen.mood from (values ${read}) as seen (id, mood)
    where ${on(shelf)} and ${reviews.id} = seen.id`);
}

export async function hasReview(db: Executor, shelf: Shelf, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(on(shelf), eq(reviews.id, id)));
  return rows.length > 0;
}

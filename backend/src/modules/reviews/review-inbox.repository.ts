import type { ReplyFilter, ReviewTab, ReviewTheme } from "@listwise/contracts/reviews";
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { containsPattern } from "../../infra/db/search-pattern";
import { replyColumns, type ReplyRow } from "./replies/replies.repository";
import { columns, on, type ListedReview, type ReviewRow, type Shelf } from "./reviews.repository";
import { reviewReplies, reviews } from "./reviews.schema";

/** Moods are stored as integers from −100 to 100. */
export const POSITIVE_PERCENT = 20;

export interface InboxQuery {
  tab: ReviewTab;
  rating?: number | undefined;
  search?: string | undefined;
  version?: string | undefined;
  theme?: ReviewTheme | undefined;
  language?: string | undefined;
  reply?: ReplyFilter | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort: "newest" | "oldest" | "lowest" | "highest";
  limit: number;
  offset: number;
}

export type InboxRow = ListedReview & {
  mood: number | null;
  themes: ReviewTheme[] | null;
  language: string | null;
  reply: ReplyRow | null;
};

const facts = { mood: reviews.mood, themes: reviews.themes, language: reviews.language };

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

const { delivery, repliedAt } = reviewReplies;
const replyFilters: Record<ReplyFilter, SQL | undefined> = {
  answered: isNotNull(repliedAt),
  unanswered: isNull(repliedAt),
  draft: and(isNotNull(reviewReplies.userId), isNull(repliedAt), isNull(delivery)),
  queued: eq(delivery, "queued"),
  failed: inArray(delivery, ["refused", "kept"]),
};

const isLanguage = (language: string) =>
  language === "unknown" ? isNull(reviews.language) : eq(reviews.language, language);

const DAY_MS = 86_400_000;

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
  shelves: readonly Shelf[],
  { tab, rating, search, version, theme, language, reply, from, to, sort, limit, offset }: InboxQuery,
): Promise<{ rows: InboxRow[]; total: number }> {
  const words = search?.trim() ?? "";
  const pattern = containsPattern(words);
  const where = and(
    on(...shelves),
    tabs[tab],
    rating === undefined ? undefined : eq(reviews.rating, rating),
    version === undefined ? undefined : eq(reviews.version, version),
    theme === undefined ? undefined : arrayContains(reviews.themes, [theme]),
    language === undefined ? undefined : isLanguage(language),
    reply && replyFilters[reply],
    from === undefined ? undefined : gte(reviews.date, new Date(from)),
    to === undefined ? undefined : lt(reviews.date, new Date(Date.parse(to) + DAY_MS)),
    words === ""
      ? undefined
      : or(ilike(reviews.text, pattern), ilike(reviews.title, pattern), ilike(reviews.username, pattern)),
  );
  const rows = await db
    .select({ ...columns, ...facts, appId: reviews.appId, reply: replyColumns })
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

export async function countInbox(db: Executor, userId: number, shelves: readonly Shelf[]) {
  const [row] = await db
    .select({
      total: count(),
      average: sql<number | null>`avg(${reviews.rating})::float8`,
      replied: count(reviewReplies.repliedAt),
      // Another call may have added reviews whose sentiment isn't known yet.
      analyzed: count(reviews.mood),
      positive: sql<number>`count(*) filter (where ${reviews.mood} > ${POSITIVE_PERCENT})::int`,
    })
    .from(reviews)
    .leftJoin(reviewReplies, toReply(userId))
    .where(on(...shelves));
  return row ?? { total: 0, average: null, replied: 0, analyzed: 0, positive: 0 };
}

const MAX_VERSIONS = 30;

export async function findVersions(db: Executor, shelves: readonly Shelf[]): Promise<string[]> {
  const rows = await db
    .select({ version: reviews.version })
    .from(reviews)
    .where(on(...shelves))
    .groupBy(reviews.version)
    .orderBy(sql`max(${reviews.date}) desc`)
    .limit(MAX_VERSIONS);
  return rows.flatMap(({ version }) => version ?? []);
}

/** Returns the languages of the reviews with their number, most frequent first. */
export async function findLanguages(db: Executor, shelves: readonly Shelf[]) {
  return db
    .select({ code: reviews.language, count: count() })
    .from(reviews)
    .where(on(...shelves))
    .groupBy(reviews.language)
    .orderBy(desc(count()), reviews.language);
}

/** Returns those of the reviews that exist. */
export async function findReviewsById(
  db: Executor,
  shelf: Shelf,
  ids: readonly string[],
): Promise<ReviewRow[]> {
  return db
    .select(columns)
    .from(reviews)
    .where(and(on(shelf), inArray(reviews.id, [...ids])));
}

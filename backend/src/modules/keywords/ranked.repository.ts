import { and, asc, desc, eq, isNotNull, sql, type SQLWrapper } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import { selectFollows } from "../apps";
import { selectKeywords, selectRanks } from "../crawls";
import { selectNearestListing, type Storefront } from "../store";
import { userKeywords } from "./keywords.schema";

const follows = selectFollows();
const keywords = selectKeywords();
const ranks = selectRanks();

const ofUsers = (column: SQLWrapper) => sql`${column} = any(${sql.placeholder("userIds")}::int[])`;

/** Selects the best-ranked app that a user tracks for each keyword. Apps that were never checked are omitted. */
function selectBestRanks(db: Executor) {
  const listing = selectNearestListing(follows.appId);
  const followed = db
    .select({ userId: follows.userId, appId: follows.appId, appName: listing.name, appIcon: listing.icon })
    .from(follows)
    .leftJoinLateral(listing, sql`true`)
    .where(ofUsers(follows.userId))
    .as("followed");
  const { keywordId, country, currentRank, previousRank, checkedAt, previousCheckedAt } = ranks;
  return db
    .selectDistinctOn([followed.userId, keywordId, country], {
      userId: followed.userId,
      keywordId,
      country,
      appId: followed.appId,
      appName: followed.appName,
      appIcon: followed.appIcon,
      currentRank,
      previousRank,
      checkedAt,
      previousCheckedAt,
    })
    .from(ranks)
    .innerJoin(followed, eq(followed.appId, ranks.appId))
    .where(isNotNull(currentRank))
    .orderBy(followed.userId, keywordId, country, asc(currentRank), asc(previousRank), asc(followed.appId))
    .as("best");
}

/** Prepared statement that returns one row per user with a list per column, far cheaper than a row per keyword. */
const getStatement = createWeakMemo((db: Executor) => {
  const best = selectBestRanks(db);
  const rows = db
    .select({
      userId: sql`${userKeywords.userId}`.as("owner"),
      id: userKeywords.id,
      keywordId: keywords.publicId,
      text: keywords.text,
      country: sql`${userKeywords.country}`.as("storefront"),
      category: userKeywords.category,
      notes: userKeywords.notes,
      origin: userKeywords.origin,
      isFavorite: userKeywords.isFavorite,
      createdAt: sql`${userKeywords.createdAt}`.as("added_at"),
      appId: best.appId,
      appName: best.appName,
      appIcon: best.appIcon,
      currentRank: best.currentRank,
      previousRank: best.previousRank,
      checkedAt: best.checkedAt,
      previousCheckedAt: best.previousCheckedAt,
    })
    .from(userKeywords)
    .innerJoin(keywords, eq(keywords.id, userKeywords.keywordId))
    .leftJoin(
      best,
      and(
        eq(best.userId, userKeywords.userId),
        eq(best.keywordId, userKeywords.keywordId),
        eq(best.country, userKeywords.country),
      ),
    )
    .where(
      and(
        ofUsers(userKeywords.userId),
        sql`${userKeywords.id} = coalesce(${sql.placeholder("id")}, ${userKeywords.id})`,
      ),
    )
    .orderBy(userKeywords.userId, desc(userKeywords.createdAt), desc(userKeywords.id))
    .as("ranked");
  const list = <T>(column: SQLWrapper) => sql<T[]>`json_agg(${column})`;
  const listMoments = <T>(column: SQLWrapper) => sql<T[]>`json_agg(${column} at time zone 'UTC')`;
  return db
    .select({
      userId: sql<number>`${rows.userId}`,
      columns: {
        id: list<number>(rows.id),
        /** Public ids. */
        keywordId: list<string>(rows.keywordId),
        text: list<string>(rows.text),
        country: list<string>(rows.country),
        category: list<string>(rows.category),
        notes: list<string | null>(rows.notes),
        origin: list<string | null>(rows.origin),
        isFavorite: list<boolean>(rows.isFavorite),
        createdAt: listMoments<string>(rows.createdAt),
        appId: list<number | null>(rows.appId),
        appName: list<string | null>(rows.appName),
        appIcon: list<string | null>(rows.appIcon),
        currentRank: list<number | null>(rows.currentRank),
        previousRank: list<number | null>(rows.previousRank),
        checkedAt: listMoments<string | null>(rows.checkedAt),
        previousCheckedAt: listMoments<string | null>(rows.previousCheckedAt),
      },
    })
    .from(rows)
    .groupBy(rows.userId)
    .prepare("ranked_keywords");
});

/** Keywords with the best-ranked of the user's apps, as one list per column. Timestamps are UTC text. */
export type RankedKeywords = Awaited<
  ReturnType<ReturnType<typeof getStatement>["execute"]>
>[number]["columns"];

/** Finds the tracked keywords of users by user id, newest first. With `id`, finds only that keyword. */
export async function findRankedKeywords(
  db: Executor,
  userIds: readonly string[],
  preferred: Storefront,
  id: number | null = null,
): Promise<Map<string, RankedKeywords>> {
  const users = await getStatement(db).execute({ userIds, id, ...preferred });
  return new Map(users.map(({ userId, columns }) => [String(userId), columns]));
}

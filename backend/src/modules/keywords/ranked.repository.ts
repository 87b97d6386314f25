import { and, asc, desc, eq, isNotNull, sql, type SQLWrapper } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import { selectFollows } from "../apps";
import { selectKeywords, selectRanks } from "../crawls";
import { selectNearestListing, type Storefront } from "../store";
import { irrelevantKeywords, userKeywords } from "./keywords.schema";

const follows = selectFollows();
const keywords = selectKeywords();
const ranks = selectRanks();

/** True for the entry with the given id, or for all without one. */
const isWanted = sql`${userKeywords.id} = coalesce(${sql.placeholder("id")}, ${userKeywords.id})`;

const ofUsers = (column: SQLWrapper) => sql`${column} = any(${sql.placeholder("userIds")}::int[])`;

/**
 * Selects the rank of each entry: that of the app whose list it is on, or for an unassigned keyword that of the best-ranked
 * own app (of a watched one if the user has no own app). Ranks that were never checked are omitted.
 */
function selectBestRanks(db: Executor) {
  const listing = selectNearestListing(follows.appId);
  const followed = db
    .select({
      userId: follows.userId,
      appId: follows.appId,
      appName: listing.name,
      appIcon: listing.icon,
      isCandidate: sql`${follows.relation} = case
        when bool_or(${follows.relation} = 'own') over (partition by ${follows.userId}) then 'own'
        else 'watching' end`.as("is_candidate"),
    })
    .from(follows)
    .leftJoinLateral(listing, sql`true`)
    .where(ofUsers(follows.userId))
    .as("followed");
  const entries = db
    .select({
      id: sql<number>`${userKeywords.id}`.as("entry_id"),
      userId: sql`${userKeywords.userId}`.as("entry_user"),
      appId: sql`${userKeywords.appId}`.as("entry_app"),
      keywordId: sql`${userKeywords.keywordId}`.as("entry_keyword"),
      country: sql`${userKeywords.country}`.as("entry_country"),
    })
    .from(userKeywords)
    .where(and(ofUsers(userKeywords.userId), isWanted))
    .as("entries");
  const { currentRank, previousRank, checkedAt, previousCheckedAt } = ranks;
  return db
    .selectDistinctOn([entries.id], {
      entryId: entries.id,
      rankAppId: sql<number>`${followed.appId}`.as("rank_app"),
      appName: followed.appName,
      appIcon: followed.appIcon,
      currentRank,
      previousRank,
      checkedAt,
      previousCheckedAt,
    })
    .from(entries)
    .innerJoin(
      followed,
      and(
        eq(followed.userId, entries.userId),
        sql`case when ${entries.appId} is null then ${followed.isCandidate} else ${entries.appId} = ${followed.appId} end`,
      ),
    )
    .innerJoin(
      ranks,
      and(
        eq(ranks.appId, followed.appId),
        eq(ranks.keywordId, entries.keywordId),
        eq(ranks.country, entries.country),
      ),
    )
    .where(isNotNull(currentRank))
    .orderBy(entries.id, asc(currentRank), asc(previousRank), asc(followed.appId))
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
      appId: sql`${userKeywords.appId}`.as("list_app"),
      category: userKeywords.category,
      notes: userKeywords.notes,
      origin: userKeywords.origin,
      isFavorite: userKeywords.isFavorite,
      tags: userKeywords.tags,
      isIrrelevant: sql`${irrelevantKeywords.keywordId} is not null`.as("is_irrelevant"),
      createdAt: sql`${userKeywords.createdAt}`.as("added_at"),
      rankAppId: best.rankAppId,
      appName: best.appName,
      appIcon: best.appIcon,
      currentRank: best.currentRank,
      previousRank: best.previousRank,
      checkedAt: best.checkedAt,
      previousCheckedAt: best.previousCheckedAt,
    })
    .from(userKeywords)
    .innerJoin(keywords, eq(keywords.id, userKeywords.keywordId))
    .leftJoin(best, eq(best.entryId, userKeywords.id))
    .leftJoin(
      irrelevantKeywords,
      and(
        eq(irrelevantKeywords.userId, userKeywords.userId),
        eq(irrelevantKeywords.appId, userKeywords.appId),
        eq(irrelevantKeywords.keywordId, userKeywords.keywordId),
      ),
    )
    .where(and(ofUsers(userKeywords.userId), isWanted))
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
        /** App whose list the entry is on. */
        appId: list<number | null>(rows.appId),
        category: list<string>(rows.category),
        notes: list<string | null>(rows.notes),
        origin: list<string | null>(rows.origin),
        isFavorite: list<boolean>(rows.isFavorite),
        tags: list<string[]>(rows.tags),
        isIrrelevant: list<boolean>(rows.isIrrelevant),
        createdAt: listMoments<string>(rows.createdAt),
        /** App whose rank it is. */
        rankAppId: list<number | null>(rows.rankAppId),
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

/** Entries with their ranks, as one list per column. Timestamps are UTC text. */
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

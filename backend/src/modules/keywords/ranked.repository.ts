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

/** True for the user's entry with the given id, or for all without one. */
const isWanted = and(
  eq(userKeywords.userId, sql.placeholder("userId")),
  sql`${userKeywords.id} = coalesce(${sql.placeholder("id")}, ${userKeywords.id})`,
);

/**
 * Selects the rank of each entry: that of the app whose list it is on, or for an unassigned keyword that of the best-ranked
 * own app (of a watched one if the user has no own app). Ranks that were never checked are omitted.
 */
function selectBestRanks(db: Executor) {
  const listing = selectNearestListing(follows.appId);
  const followed = db
    .select({
      appId: follows.appId,
      appName: listing.name,
      appIcon: listing.icon,
      isCandidate: sql`${follows.relation} = case
        when bool_or(${follows.relation} = 'own') over () then 'own' else 'watching' end`.as("is_candidate"),
    })
    .from(follows)
    .leftJoinLateral(listing, sql`true`)
    .where(eq(follows.userId, sql.placeholder("userId")))
    .as("followed");
  const { currentRank, previousRank, checkedAt, previousCheckedAt } = ranks;
  return db
    .selectDistinctOn([userKeywords.id], {
      entryId: sql<number>`${userKeywords.id}`.as("entry_id"),
      appId: sql<number>`${followed.appId}`.as("rank_app"),
      appName: followed.appName,
      appIcon: followed.appIcon,
      currentRank,
      previousRank,
      checkedAt,
      previousCheckedAt,
    })
    .from(userKeywords)
    .innerJoin(
      followed,
      sql`case when ${userKeywords.appId} is null then ${followed.isCandidate} else ${userKeywords.appId} = ${followed.appId} end`,
    )
    .innerJoin(
      ranks,
      and(
        eq(ranks.appId, followed.appId),
        eq(ranks.keywordId, userKeywords.keywordId),
        eq(ranks.country, userKeywords.country),
      ),
    )
    .where(and(isWanted, isNotNull(currentRank)))
    .orderBy(userKeywords.id, asc(currentRank), asc(previousRank), asc(followed.appId))
    .as("best");
}

/** An entry with its rank. Times are UTC text. */
export interface RankedKeyword {
  id: number;
  publicId: string;
  text: string;
  country: string;
  /** App whose list the entry is on. */
  appId: number | null;
  category: string;
  notes: string | null;
  origin: string | null;
  isFavorite: boolean;
  tags: string[];
  isIrrelevant: boolean;
  createdAt: string;
  /** App whose rank it is. */
  rankAppId: number | null;
  appName: string | null;
  appIcon: string | null;
  currentRank: number | null;
  previousRank: number | null;
  checkedAt: string | null;
  previousCheckedAt: string | null;
}

/** Prepared statement that returns all entries as one JSON array, several times cheaper to read than thousands of rows. */
const getStatement = createWeakMemo((db: Executor) => {
  const best = selectBestRanks(db);
  const moment = (column: SQLWrapper) => sql`${column} at time zone 'UTC'`;
  const columns: Record<keyof RankedKeyword, SQLWrapper> = {
    id: userKeywords.id,
    publicId: keywords.publicId,
    text: keywords.text,
    country: userKeywords.country,
    appId: userKeywords.appId,
    category: userKeywords.category,
    notes: userKeywords.notes,
    origin: userKeywords.origin,
    isFavorite: userKeywords.isFavorite,
    tags: userKeywords.tags,
    isIrrelevant: sql`${irrelevantKeywords.keywordId} is not null`,
    createdAt: moment(userKeywords.createdAt),
    rankAppId: best.appId,
    appName: best.appName,
    appIcon: best.appIcon,
    currentRank: best.currentRank,
    previousRank: best.previousRank,
    checkedAt: moment(best.checkedAt),
    previousCheckedAt: moment(best.previousCheckedAt),
  };
  const named = Object.entries(columns).map(([name, column]) => [name, sql`${column}`.as(name)] as const);
  const entries = db
    .select(Object.fromEntries(named))
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
    .where(isWanted)
    .orderBy(desc(userKeywords.createdAt), desc(userKeywords.id))
    .as("entries");
  return db
    .select({ entries: sql<RankedKeyword[]>`coalesce(json_agg(${sql.identifier("entries")}), '[]')` })
    .from(entries)
    .prepare("ranked_keywords");
});

/** Finds the tracked keywords of a user, newest first. With `id`, finds only that entry. */
export async function findRankedKeywords(
  db: Executor,
  userId: number,
  preferred: Storefront,
  id: number | null = null,
): Promise<RankedKeyword[]> {
  const [row] = await getStatement(db).execute({ userId, id, ...preferred });
  return row?.entries ?? [];
}

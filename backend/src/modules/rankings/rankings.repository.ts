import type { Source } from "@listwise/contracts/store";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { users } from "../accounts";
import { appRanks, crawls, DEVICE, type CrawlTarget } from "../crawls";

/** Returns the current and previous ranks of apps for keywords in a storefront. */
export async function findRanks(
  db: Executor,
  appIds: readonly number[],
  keywordIds: readonly number[],
  country: string,
) {
  if (appIds.length === 0 || keywordIds.length === 0) return [];
  return db
    .select({
      appId: appRanks.appId,
      keywordId: appRanks.keywordId,
      currentRank: appRanks.currentRank,
      previousRank: appRanks.previousRank,
      checkedAt: appRanks.checkedAt,
      previousCheckedAt: appRanks.previousCheckedAt,
      source: sql<Source | null>`${appRanks.source}`,
      algorithm: appRanks.algorithm,
    })
    .from(appRanks)
    .where(
      and(
        inArray(appRanks.appId, [...appIds]),
        inArray(appRanks.keywordId, [...keywordIds]),
        eq(appRanks.country, country),
        eq(appRanks.device, DEVICE),
      ),
    );
}

export async function findUserId(db: Executor, email: string): Promise<number | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
}

export interface CrawlRow {
  source: Source;
  algorithm: string | null;
  appIds: number[];
  firstSeenAt: Date;
  lastSeenAt: Date;
}

/** Returns the last two differing crawls of a keyword in a storefront, latest first. */
export async function findLastCrawls(db: Executor, { keywordId, country }: CrawlTarget): Promise<CrawlRow[]> {
  return db
    .select({
      source: sql<Source>`${crawls.source}`,
      algorithm: crawls.algorithm,
      appIds: crawls.appIds,
      firstSeenAt: crawls.firstSeenAt,
      lastSeenAt: crawls.lastSeenAt,
    })
    .from(crawls)
    .where(and(eq(crawls.keywordId, keywordId), eq(crawls.country, country), eq(crawls.device, DEVICE)))
    .orderBy(desc(crawls.firstSeenAt))
    .limit(2);
}

const MAX_COMPETITOR_RANK = 50;

/** Returns the apps among the top ranks of the latest crawls, ordered by the number of keywords they rank for. */
export async function findCompetitors(
  db: Executor,
  keywordIds: readonly number[],
  country: string,
  except: number | null,
  limit: number,
) {
  if (keywordIds.length === 0) return [];
  const { rows } = await db.execute<{
    appId: number;
    sharedKeywords: number;
    averageRank: number;
    bestRank: number;
  }>(sql`
    select place.app_id as "appId", count(*)::int as "sharedKeywords",
      round(avg(place.rank), 1)::float8 as "averageRank", min(place.rank)::int as "bestRank"
    from unnest(${sql.param([...keywordIds])}::int[]) as k(id)
    cross join lateral (
      select c.app_ids from ${crawls} c
      where c.keyword_id = k.id and c.country = ${country} and c.device = ${DEVICE}
      order by c.first_seen_at desc limit 1) as last
    cross join lateral unnest(last.app_ids[1:${sql.raw(String(MAX_COMPETITOR_RANK))}]) with ordinality as place(app_id, rank)
    where place.app_id is distinct from ${except}::int
    group by place.app_id
    order by count(*) desc, avg(place.rank), place.app_id
    limit ${limit}`);
  return rows;
}

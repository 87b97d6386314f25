import { type Source, NOT_RANKED } from "@listwise/contracts/store";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { crawlPairs, crawls } from "./crawls.schema";
import { DEVICE, isTarget, type CrawlTarget } from "./crawl-targets.repository";

export interface Crawl extends CrawlTarget {
  source: Source;
  algorithm: string | null;
  /** In the store's order. */
  appIds: number[];
  at: Date;
}

const hasTarget = ({ keywordId, country }: CrawlTarget) =>
  and(eq(crawls.keywordId, keywordId), eq(crawls.country, country), eq(crawls.device, DEVICE));

// Includes the timestamp so that PostgreSQL prunes the other partitions.
const isCrawl = ({ id, firstSeenAt }: { id: number; firstSeenAt: Date }) =>
  and(eq(crawls.id, id), eq(crawls.firstSeenAt, firstSeenAt));

/** Stores the result of a crawl: inserts a row, or extends the last one if the order has not changed. */
export async function saveCrawl(
  tx: Transaction,
  { appIds, source, algorithm, at, ...pair }: Crawl,
): Promise<void> {
  await tx
    .insert(crawlPairs)
    .values({ ...pair, device: DEVICE })
    .onConflictDoNothing();
  await tx.select({ keywordId: crawlPairs.keywordId }).from(crawlPairs).where(isTarget(pair)).for("update");
  const [last] = await tx
    .select()
    .from(crawls)
    .where(hasTarget(pair))
    .orderBy(desc(crawls.firstSeenAt))
    .limit(1);
  const same =
    last?.source === source && last.algorithm === algorithm && last.appIds.join() === appIds.join();
  if (same) await tx.update(crawls).set({ lastSeenAt: at }).where(isCrawl(last));
  else {
    await tx
      .insert(crawls)
      .values({ ...pair, device: DEVICE, source, algorithm, appIds, firstSeenAt: at, lastSeenAt: at });
  }
  await tx
    .update(crawlPairs)
    .set({ queuedAt: null, checkedAt: at, failedAt: null, failure: null, untold: true })
    .where(isTarget(pair));
  await updateRanks(tx, { ...pair, appIds, source, algorithm, at });
}

/**
 * Updates current and previous ranks. The previous rank only moves when the rank changes or on the first check of a UTC
 * day, so that a repeated check doesn't hide the latest change.
 */
async function updateRanks(
  tx: Transaction,
  { keywordId, country, appIds, source, algorithm, at }: Crawl,
): Promise<void> {
  const moment = at.toISOString();
  await tx.execute(sql`
    update app_ranks as r set
      previous_rank = case when found.moves then r.current_rank else r.previous_rank end,
      previous_checked_at = case when found.moves then r.checked_at else r.previous_checked_at end,
      current_rank = found.rank, checked_at = ${moment}::timestamptz, source = ${source},
      algorithm = ${algorithm}
    from (
      select w.app_id, place.rank,
        w.checked_at is not null and (
          place.rank <> w.current_rank or w.previous_rank is null
          or (w.checked_at at time zone 'UTC')::date < (${moment}::timestamptz at time zone 'UTC')::date) as moves
      from app_ranks w,
        lateral (select coalesce(array_position(${sql.param(appIds)}::int[], w.app_id), ${NOT_RANKED}) as rank) as place
      where w.keyword_id = ${keywordId} and w.country = ${country} and w.device = ${DEVICE}
    ) as found
    where r.app_id = found.app_id and r.keyword_id = ${keywordId} and r.country = ${country} and r.device = ${DEVICE}`);
}

/**
 * Starts tracking the ranks of apps for keywords and fills in ranks from earlier crawls. Call it in the transaction
 * that has queued the crawls: their row locks make a crawl that finishes meanwhile wait, so no rank is missed.
 */
export async function startRankTracking(
  db: Executor,
  appIds: readonly number[],
  pairs: readonly CrawlTarget[],
): Promise<void> {
  if (appIds.length === 0 || pairs.length === 0) return;
  const keywordIds = pairs.map((pair) => pair.keywordId);
  const countries = pairs.map((pair) => pair.country);
  const place = (crawl: string) =>
    sql`coalesce(array_position(${sql.raw(crawl)}.app_ids, w.app_id), ${NOT_RANKED})`;
  await db.execute(sql`
    insert into app_ranks (app_id, keyword_id, country, device, current_rank, checked_at, previous_rank, previous_checked_at, source, algorithm)
    select w.app_id, p.keyword_id, p.country, ${DEVICE},
      case when last.id is not null then ${place("last")} end, last.last_seen_at,
      case when before.id is not null then ${place("before")} when last.first_seen_at < last.last_seen_at then ${place("last")} end,
      coalesce(before.last_seen_at, nullif(last.first_seen_at, last.last_seen_at)), last.source, last.algorithm
    from unnest(${sql.param([...appIds])}::int[]) as w(app_id)
    cross join unnest(${sql.param(keywordIds)}::int[], ${sql.param(countries)}::text[]) as p(keyword_id, country)
    left join lateral (select * from crawls c where c.keyword_id = p.keyword_id and c.country = p.country
      and c.device = ${DEVICE} order by c.first_seen_at desc limit 1) as last on true
    left join lateral (select * from crawls c where c.keyword_id = p.keyword_id and c.country = p.country
      and c.device = ${DEVICE} and c.id <> last.id order by c.first_seen_at desc limit 1) as before on true
    order by w.app_id, p.keyword_id, p.country
    on conflict do nothing`);
}

/** Returns the result of the last crawl, with apps in the store's order. Returns `null` before the first crawl. */
export async function findLastCrawl(
  db: Executor,
  pair: CrawlTarget,
): Promise<Omit<Crawl, keyof CrawlTarget> | null> {
  const [row] = await db
    .select({
      source: sql<Source>`${crawls.source}`,
      algorithm: crawls.algorithm,
      appIds: crawls.appIds,
      at: crawls.lastSeenAt,
    })
    .from(crawls)
    .where(hasTarget(pair))
    .orderBy(desc(crawls.firstSeenAt))
    .limit(1);
  return row ?? null;
}

const MAX_POINTS = 1_000;

/**
 * Returns an app's rank in each stored order, oldest first, at most the 1,000 latest. `first` and `last` are when the
 * order was first and last seen; 201 means not in the top 200.
 */
export async function findRankHistory(db: Executor, appId: number, pair: CrawlTarget) {
  const rank = sql<number>`coalesce(array_position(${crawls.appIds}, ${appId}), ${NOT_RANKED})`;
  const rows = await db
    .select({
      rank,
      source: sql<Source>`${crawls.source}`,
      algorithm: crawls.algorithm,
      first: crawls.firstSeenAt,
      last: crawls.lastSeenAt,
    })
    .from(crawls)
    .where(hasTarget(pair))
    .orderBy(desc(crawls.firstSeenAt))
    .limit(MAX_POINTS);
  return rows.reverse();
}

/** Returns true if at least one crawl is stored. */
export async function hasCrawls(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: crawls.id }).from(crawls).orderBy(asc(crawls.id)).limit(1);
  return rows.length > 0;
}

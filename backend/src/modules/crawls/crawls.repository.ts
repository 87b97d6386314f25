import { NOT_RANKED, type Source } from "@listwise/contracts/store";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../infra/db/database";
import { crawlPairs, crawls } from "./crawls.schema";
import { appRanks, rankBlocks, rankDays } from "./ranks/ranks.schema";
import { isTarget } from "./crawl-targets.repository";
import { DEVICE, type CrawlTarget } from "./crawl-target";
import { BLOCK_DAYS } from "./ranks/rank-blocks.repository";
import { refreshTrends } from "./ranks/rank-days.writes";
import { saveResults, type KeywordResults } from "./ranks/results.repository";

const DAY_MS = 86_400_000;

export interface Crawl extends CrawlTarget {
  source: Source;
  algorithm: string | null;
  /** In the store's order. */
  appIds: number[];
  at: Date;
}

/** Condition of the crawls of a target. */
export const hasTarget = ({ keywordId, country }: CrawlTarget) =>
  and(eq(crawls.keywordId, keywordId), eq(crawls.country, country), eq(crawls.device, DEVICE));

// Includes the timestamp so that PostgreSQL prunes the other partitions.
const isCrawl = ({ id, firstSeenAt }: { id: number; firstSeenAt: Date }) =>
  and(eq(crawls.id, id), eq(crawls.firstSeenAt, firstSeenAt));

/** Stores the result of a crawl: inserts a row, or extends the last one if the order has not changed. */
export async function saveCrawl(
  tx: Transaction,
  { appIds, source, algorithm, at, topStrengths, ...pair }: Crawl & KeywordResults,
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
  await saveResults(tx, { ...pair, appIds, source, topStrengths, at });
  await updateRanks(tx, { ...pair, appIds, source, algorithm, at });
}

/**
 * Updates current, previous, best and daily ranks. The previous rank only moves when the rank changes or on the first check of a UTC
 * day, so that a repeated check doesn't hide the latest change.
 */
async function updateRanks(
  tx: Transaction,
  { keywordId, country, appIds, source, algorithm, at }: Crawl,
): Promise<void> {
  const moment = at.toISOString();
  const day = Math.floor(at.getTime() / DAY_MS);
  const [block, place] = [Math.floor(day / BLOCK_DAYS), day % BLOCK_DAYS];
  await tx.execute(sql`
    with updated as (
      update ${appRanks} r set
        previous_rank = case when found.moves then r.current_rank else r.previous_rank end,
        previous_checked_at = case when found.moves then r.checked_at else r.previous_checked_at end,
        current_rank = found.rank, checked_at = ${moment}::timestamptz, source = ${source},
        algorithm = ${algorithm}, best_rank = least(r.best_rank, nullif(found.rank, ${NOT_RANKED})),
        packed_at = case when r.packed_at is not distinct from r.checked_at then ${moment}::timestamptz else r.packed_at end
      from (
        select w.app_id, place.rank,
          w.checked_at is not null and (
            place.rank <> w.current_rank or w.previous_rank is null
            or (w.checked_at at time zone 'UTC')::date < (${moment}::timestamptz at time zone 'UTC')::date) as moves
        from ${appRanks} w,
          lateral (select coalesce(array_position(${sql.param(appIds)}::int[], w.app_id), ${NOT_RANKED}) as rank) as place
        where w.keyword_id = ${keywordId} and w.country = ${country} and w.device = ${DEVICE}
      ) as found
      where r.app_id = found.app_id and r.keyword_id = ${keywordId} and r.country = ${country} and r.device = ${DEVICE}
      returning r.app_id, r.current_rank
    ), days as (
      insert into ${rankDays} (app_id, keyword_id, country, day, rank, source)
      select app_id, ${keywordId}, ${country}, (${moment}::timestamptz at time zone 'UTC')::date, current_rank, ${source}
      from updated
      on conflict (app_id, country, keyword_id, day) do update set rank = excluded.rank, source = excluded.source
    )
    insert into ${rankBlocks} (app_id, keyword_id, country, block, source, ranks)
    select app_id, ${keywordId}, ${country}, ${block}, ${source},
      set_byte(decode(repeat('00', ${BLOCK_DAYS}), 'hex'), ${place}, current_rank)
    from updated
    on conflict (app_id, country, keyword_id, block, source) do update
      set ranks = set_byte(${rankBlocks.ranks}, ${place}, get_byte(excluded.ranks, ${place}))`);
  await refreshTrends(tx, sql`r.keyword_id = ${keywordId} and r.country = ${country}`);
}

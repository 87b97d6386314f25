import { NOT_RANKED } from "@listwise/contracts/store";
import { sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "../../../infra/db/database";
import { DEVICE } from "../crawl-target";
import { selectStoredRanks } from "../archive/stored-ranks.repository";
import { appRanks, rankBlocks, rankDays } from "./ranks.schema";
import { BLOCK_DAYS, packDays } from "./rank-blocks.repository";

/** Ranks per statement, so that a crawl that updates one of them waits only shortly (chosen by us). */
const BATCH = 500;

/**
 * Days of a stored trend: 31 of the dashboard, which compares today with 30 days ago, and a week for the ranks before them
 * that are still valid on the first day.
 */
export const STORED_TREND_DAYS = 38;

/** Returns the UTC day of a timestamp expression. */
export const getDay = (moment: string) => sql.raw(`(${moment} at time zone 'UTC')::date`);

/**
 * Fills in the daily and the best ranks from the crawls before an app was tracked, in batches until `until`
 * (milliseconds since 1970) or until none is left. Several processes can do so at the same time, and it continues where
 * it was interrupted.
 */
export async function fillRankDays(db: Executor, until = Infinity): Promise<void> {
  while (Date.now() < until && (await db.transaction(fillBatch)) === BATCH);
}

interface RankKey extends Record<string, unknown> {
  app_id: number;
  keyword_id: number;
  country: string;
}

/** Returns a condition that is true for the ranks `r` of a list. */
function isInRows(rows: readonly RankKey[]): SQL {
  const pick = (key: keyof RankKey) => sql.param(rows.map((row) => row[key]));
  return sql`(r.app_id, r.keyword_id, r.country) in (
    select * from unnest(${pick("app_id")}::int[], ${pick("keyword_id")}::int[], ${pick("country")}::text[]))`;
}

async function fillBatch(tx: Transaction): Promise<number> {
  const ranksOfBatch = selectStoredRanks(sql`b.app_id`, {
    keywordId: sql`b.keyword_id`,
    country: sql`b.country`,
  });
  const { rows } = await tx.execute<RankKey>(sql`
    with batch as (
      select app_id, keyword_id, country from ${appRanks}
      where not days_filled and device = ${DEVICE}
      limit ${BATCH} for update skip locked
    ), days as (
      select distinct on (b.app_id, b.country, b.keyword_id, d.day) b.*, d.day::date as day, c.source, c.rank
      from batch b
      cross join lateral (${ranksOfBatch}) as c
      cross join lateral generate_series(
        ${getDay("c.first_seen_at")}, ${getDay("c.last_seen_at")}, interval '1 day') as d(day)
      order by b.app_id, b.country, b.keyword_id, d.day, c.last_seen_at desc
    ), added as (
      insert into ${rankDays} (app_id, keyword_id, country, day, rank, source)
      select app_id, keyword_id, country, day, rank, source from days
      on conflict do nothing
    ), best as (
      select app_id, keyword_id, country, min(rank) as rank from days
      where rank < ${NOT_RANKED} group by app_id, keyword_id, country
    )
    update ${appRanks} r set days_filled = true, best_rank = least(r.best_rank, best.rank)
    from batch b left join best using (app_id, keyword_id, country)
    where r.app_id = b.app_id and r.keyword_id = b.keyword_id and r.country = b.country and r.device = ${DEVICE}
    returning r.app_id, r.keyword_id, r.country`);
  if (rows.length === 0) return 0;
  await refreshTrends(tx, isInRows(rows));
  await packRanks(tx, isInRows(rows));
  return rows.length;
}

/**
 * Packs the days of ranks that lack some in `rank_blocks`, in batches: those from before the table, and those that a node
 * with an older version has written. Ends like {@link fillRankDays}.
 */
export async function packRankDays(db: Executor, until = Infinity): Promise<void> {
  while (Date.now() < until && (await db.transaction(packBatch)) === BATCH);
}

async function packBatch(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<RankKey>(sql`
    select app_id, keyword_id, country from ${appRanks}
    where days_filled and packed_at is distinct from checked_at and device = ${DEVICE}
    limit ${BATCH} for update skip locked`);
  if (rows.length > 0) await packRanks(tx, isInRows(rows));
  return rows.length;
}

/** Writes the blocks of ranks anew from `rank_days`, and keeps days that only they have. Call it like {@link refreshTrends}. */
async function packRanks(tx: Transaction, isWanted: SQL): Promise<void> {
  const key = sql.raw("app_id, keyword_id, country, source");
  const days = sql`
    select d.app_id, d.country, d.keyword_id, d.source, d.day, d.rank from ${appRanks} r
    join ${rankDays} d on d.app_id = r.app_id and d.country = r.country and d.keyword_id = r.keyword_id
    where ${isWanted} and r.device = ${DEVICE}
    union all
    select b.app_id, b.country, b.keyword_id, b.source, packed.day, get_byte(b.ranks, byte) from ${appRanks} r
    join ${rankBlocks} b on b.app_id = r.app_id and b.country = r.country and b.keyword_id = r.keyword_id
    cross join generate_series(0, ${BLOCK_DAYS - 1}::int) as byte
    cross join lateral (select date '1970-01-01' + b.block * ${BLOCK_DAYS}::int + byte as day) as packed
    where ${isWanted} and r.device = ${DEVICE} and get_byte(b.ranks, byte) > 0 and not exists (
      select 1 from ${rankDays} d where d.app_id = b.app_id and d.country = b.country
        and d.keyword_id = b.keyword_id and d.day = packed.day)`;
  await tx.execute(sql`
    insert into ${rankBlocks} (${key}, block, ranks) ${packDays(key, days)}
    on conflict (app_id, country, keyword_id, block, source) do update set ranks = excluded.ranks`);
  await tx.execute(sql`
    update ${appRanks} r set packed_at = r.checked_at where ${isWanted} and r.device = ${DEVICE}`);
}

/** Writes the trends of ranks anew from `rank_days`. Call it in the transaction that locks them and writes their days. */
export async function refreshTrends(tx: Transaction, isWanted: SQL): Promise<void> {
  const checked = getDay("r.checked_at");
  await tx.execute(sql`
    update ${appRanks} r set trend = array(
      select d.rank
      from generate_series(${checked} - ${STORED_TREND_DAYS - 1}::int, ${checked}, interval '1 day') as w(day)
      left join ${rankDays} d on d.app_id = r.app_id and d.country = r.country and d.keyword_id = r.keyword_id
        and d.day = w.day::date and d.source = r.source and d.day > ${checked} - ${STORED_TREND_DAYS}::int
      order by w.day)
    where ${isWanted} and r.device = ${DEVICE} and r.checked_at is not null`);
}

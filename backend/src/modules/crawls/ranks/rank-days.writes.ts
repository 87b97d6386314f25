import { NOT_RANKED } from "@listwise/contracts/store";
import { sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "../../../infra/db/database";
import { DEVICE } from "../crawl-target";
import { appRanks, crawls, rankDays } from "../crawls.schema";

/** Ranks per statement, so that a crawl that updates one of them waits only shortly (chosen by us). */
const BATCH = 500;

/**
 * Days of a stored trend: 31 of the dashboard, which compares today with 30 days ago, and a week for the ranks before them
 * that are still valid on the first day.
 */
const STORED_TREND_DAYS = 38;

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

async function fillBatch(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ app_id: number; keyword_id: number; country: string }>(sql`
    with batch as (
      select app_id, keyword_id, country from ${appRanks}
      where not days_filled and device = ${DEVICE}
      limit ${BATCH} for update skip locked
    ), days as (
      select distinct on (b.app_id, b.country, b.keyword_id, d.day) b.*, d.day::date as day, c.source,
        coalesce(array_position(c.app_ids, b.app_id), ${NOT_RANKED}) as rank
      from batch b
      join ${crawls} c on c.keyword_id = b.keyword_id and c.country = b.country and c.device = ${DEVICE}
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
  const pick = (key: "app_id" | "keyword_id" | "country") => sql.param(rows.map((row) => row[key]));
  await refreshTrends(
    tx,
    sql`(r.app_id, r.keyword_id, r.country) in (
      select * from unnest(${pick("app_id")}::int[], ${pick("keyword_id")}::int[], ${pick("country")}::text[]))`,
  );
  return rows.length;
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

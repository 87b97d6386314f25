import { sql } from "drizzle-orm";
import type { Executor, Pool } from "../../../infra/db/database";
import { crawls } from "../crawls.schema";
import { ARCHIVED_IDS, crawlArchive } from "./archive.schema";

const WIDTH = sql.raw(String(ARCHIVED_IDS));

/** Rows of the archive per statement (chosen by us to keep transactions short). */
const EXPIRED_ROWS = 10_000;

/** Returns the names of the partitions of `crawls` that have or may have orders from before a UTC month. */
export async function findPartitionsBefore(db: Executor, month: Date): Promise<string[]> {
  const first = `crawls_${month.toISOString().slice(0, 7).replace("-", "_")}`;
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'crawls'::regclass and (c.relname < ${first} or c.relname = 'crawls_other') order by 1`);
  return rows.map(({ name }) => name);
}

interface Part {
  partition: string;
  before: Date;
}

/** Returns the ids of keywords with orders in a partition from before a time, in ascending order after an id. */
export async function findKeywordsWithOrders(
  db: Executor,
  { partition, before, after, limit }: Part & { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct keyword_id as id from ${sql.identifier(partition)}
    where keyword_id > ${after} and first_seen_at < ${before.toISOString()} order by 1 limit ${limit}`);
  return rows.map(({ id }) => id);
}

/**
 * Moves the orders of keywords from a partition to the archive, except the last two of each target, which crawls compare
 * and extend. The others never change.
 */
export async function archiveOrders(
  db: Executor,
  { partition, before, keywordIds }: Part & { keywordIds: readonly number[] },
): Promise<void> {
  const key = sql.raw("keyword_id, country, device, source, algorithm");
  await db.execute(sql`
    with moved as (
      delete from ${sql.identifier(partition)} c
      where c.keyword_id = any(${sql.param([...keywordIds])}::int[]) and c.first_seen_at < ${before.toISOString()}
        and 2 = (select count(*) from (
          select 1 from ${crawls} l where l.keyword_id = c.keyword_id and l.country = c.country and l.device = c.device
            and l.first_seen_at > c.first_seen_at limit 2) as later)
      returning *, date_trunc('month', last_seen_at at time zone 'UTC')::date as month
    )
    insert into ${crawlArchive} (${key}, month, first_seen_at, last_seen_at, results, app_ids)
    select ${key}, month, first_seen_at, last_seen_at, results, array(select unnest(orders)) from (
      select ${key}, month, array_agg(first_seen_at order by first_seen_at) as first_seen_at,
        array_agg(last_seen_at order by first_seen_at) as last_seen_at,
        array_agg(cardinality(app_ids) order by first_seen_at) as results,
        array_agg((app_ids || array_fill(0, array[${WIDTH}]))[1:${WIDTH}] order by first_seen_at) as orders
      from moved group by ${key}, month) as grouped`);
}

/** Deletes archived orders that were last seen before a UTC month. */
export async function deleteArchivedBefore(db: Executor, month: Date): Promise<void> {
  for (let deleted = EXPIRED_ROWS; deleted === EXPIRED_ROWS;) {
    const { rowCount } = await db.execute(sql`
      delete from ${crawlArchive} where id in (
        select id from ${crawlArchive} where month < ${month.toISOString().slice(0, 10)} limit ${EXPIRED_ROWS})`);
    deleted = rowCount ?? 0;
  }
}

/** Returns true if less than half of a partition's space is in use, besides a page. */
export async function hasFreeSpace(db: Executor, partition: string): Promise<boolean> {
  const table = sql.identifier(partition);
  const { rows } = await db.execute<{ free: boolean }>(sql`
    select pg_relation_size(${partition}::regclass) > 8192 + 2 * coalesce(sum(pg_column_size(c.*)), 0) as free
    from ${table} c`);
  return rows[0]?.free === true;
}

/**
 * Returns the free space of a partition to the disk. Meanwhile queries of `crawls` wait; it gives up if it has to wait
 * itself, or after the time that any statement has. Rows that an open transaction, such as a backup, may still read stay.
 */
export async function shrinkPartition(pool: Pool, partition: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set lock_timeout = '2s'");
    await client.query(`vacuum full ${client.escapeIdentifier(partition)}`);
  } finally {
    await client.query("reset lock_timeout").catch(() => undefined);
    client.release();
  }
}

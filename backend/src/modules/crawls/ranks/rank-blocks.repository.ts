import { sql, type SQL } from "drizzle-orm";

/** Days in a row of `rank_blocks`: most ranges of a month are in one row, and a year is in four (chosen by us). */
export const BLOCK_DAYS = 128;

/** Consecutive days of a keyword's ranks. */
export interface RankBlock {
  /** Index of the keyword in the list that was asked for. */
  place: number;
  /** Days from 1970 until the first day of the block. */
  firstDay: number;
  /** A byte for each day: 1–201, or 0 without a check. */
  ranks: Uint8Array;
}

/** Returns the number of days from 1970 until the day of an expression. */
export const countDays = (day: SQL): SQL => sql`(${day} - date '1970-01-01')`;

/**
 * Returns a query that packs days into blocks, with the columns of the key, `block` and `ranks`. `days` is a query with
 * the columns of the key, `day` and `rank`, and a row for each day.
 */
export function packDays(key: SQL, days: SQL): SQL {
  const size = sql.raw(String(BLOCK_DAYS));
  return sql`
    select ${key}, block::smallint as block, decode(
      rpad(string_agg(repeat('00', byte - previous - 1) || lpad(to_hex(rank::int), 2, '0'), '' order by byte),
        2 * ${size}, '0'), 'hex') as ranks
    from (
      select *, coalesce(lag(byte) over (partition by ${key}, block order by byte), -1) as previous
      from (select *, number / ${size} as block, number % ${size} as byte
        from (select *, ${countDays(sql`day`)} as number from (${days}) as days) as numbered) as placed
    ) as spaced
    group by ${key}, block`;
}

/**
 * Returns ranks by keyword and day in one list, with 0 for days without a check: those of the first keyword from `first`
 * (days since 1970) on, then those of the second. Later blocks win.
 */
export function unpackBlocks(
  blocks: readonly RankBlock[],
  keywords: number,
  { first, days }: { first: number; days: number },
): Uint8Array {
  const all = new Uint8Array(keywords * days);
  for (const { place, firstDay, ranks } of blocks) {
    const from = Math.max(0, firstDay - first);
    const to = Math.min(days, firstDay - first + ranks.length);
    for (let day = from; day < to; day++) {
      const rank = ranks[day + first - firstDay];
      if (rank) all[place * days + day] = rank;
    }
  }
  return all;
}

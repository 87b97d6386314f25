import type { Source } from "@listwise/contracts/store";
import { sql, type SQL } from "drizzle-orm";
import { isSource } from "../../store";
import type { Executor } from "../../../infra/db/database";
import { DEVICE, type CrawlTarget } from "../crawl-target";
import { appRanks, rankBlocks, rankDays } from "./ranks.schema";
import { BLOCK_DAYS, countDays, packDays, type RankBlock } from "./rank-blocks.repository";

/** Days since 1970, both included; `null` is no limit. */
interface DayNumbers {
  first: number | null;
  last: number | null;
}

export interface PackedRow extends Record<string, unknown> {
  places: number[] | null;
  blocks: number[] | null;
  ranks: Buffer | null;
}

/** Returns the blocks of a row that {@link collectBlocks} has selected. */
export function readBlocks({ places, blocks, ranks }: PackedRow): RankBlock[] {
  return (places ?? []).map((place, index) => ({
    place,
    firstDay: (blocks?.[index] ?? 0) * BLOCK_DAYS,
    ranks: ranks?.subarray(index * BLOCK_DAYS, (index + 1) * BLOCK_DAYS) ?? new Uint8Array(),
  }));
}

/** Returns a condition for days, or for numbers of days in units of `unit`. */
function isInRange(value: SQL, { first, last }: DayNumbers, unit = 1): SQL {
  const bound = (day: number | null, other: string) =>
    day === null ? sql.raw(other) : sql`${Math.floor(day / unit)}::int`;
  return sql`${value} between ${bound(first, "0")} and ${bound(last, "32767")}`;
}

/** Columns with all blocks of a query in one row, which is far cheaper than a row for each. */
export const collectBlocks = sql`json_agg(place) as places, json_agg(block) as blocks, string_agg(ranks, ''::bytea) as ranks`;

/** Returns keywords with their places, from 0 on, as a query. */
export function selectPlaces(keywords: readonly CrawlTarget[], places?: readonly number[]): SQL {
  const pick = <Key extends keyof CrawlTarget>(key: Key) =>
    sql.param(keywords.map((keyword) => keyword[key]));
  const given = sql.param(places ?? keywords.map((_, place) => place));
  return sql`unnest(${pick("keywordId")}::int[], ${pick("country")}::text[], ${given}::int[]) as w(keyword_id, country, place)`;
}

/**
 * Returns the recorded ranks of an app for keywords, and the places of those whose earlier days aren't recorded:
 * no user tracks them for the app, or their history isn't filled in yet.
 */
export async function findBlocks(
  db: Executor,
  { appId, source }: { appId: number; source: Source },
  keywords: readonly CrawlTarget[],
  range: DayNumbers,
): Promise<{ blocks: RankBlock[]; unrecorded: number[] }> {
  const { rows } = await db.execute<
    PackedRow & { unpacked: number[] | null; unrecorded: number[] | null }
  >(sql`
    with wanted as (
      select w.*, coalesce(r.days_filled, false) as recorded,
        r.app_id is not null and r.packed_at is not distinct from r.checked_at as packed
      from ${selectPlaces(keywords)}
      left join ${appRanks} r on r.app_id = ${appId} and r.country = w.country and r.keyword_id = w.keyword_id
        and r.device = ${DEVICE}
    )
    select ${collectBlocks},
      (select json_agg(place) from wanted where not packed) as unpacked,
      (select json_agg(place) from wanted where not recorded) as unrecorded
    from wanted w
    join ${rankBlocks} b on b.app_id = ${appId} and b.country = w.country and b.keyword_id = w.keyword_id
      and ${isSource(sql`b.source`, source)} and ${isInRange(sql`b.block`, range, BLOCK_DAYS)}`);
  const [row] = rows;
  if (!row) return { blocks: [], unrecorded: [] };
  const { unpacked, unrecorded } = row;
  const blocks = readBlocks(row);
  if (unpacked) blocks.push(...(await packRecordedDays(db, { appId, source }, keywords, unpacked, range)));
  return { blocks, unrecorded: unrecorded ?? [] };
}

/** Returns the ranks of the keywords at `places` from the table of days. */
async function packRecordedDays(
  db: Executor,
  { appId, source }: { appId: number; source: Source },
  keywords: readonly CrawlTarget[],
  places: readonly number[],
  range: DayNumbers,
): Promise<RankBlock[]> {
  const chosen = places.flatMap((place) => keywords[place] ?? []);
  const days = sql`
    select w.place, d.day, d.rank from ${selectPlaces(chosen, places)}
    join ${rankDays} d on d.app_id = ${appId} and d.country = w.country and d.keyword_id = w.keyword_id
      and ${isSource(sql`d.source`, source)} and ${isInRange(countDays(sql`d.day`), range)}`;
  const { rows } = await db.execute<PackedRow>(
    sql`select ${collectBlocks} from (${packDays(sql`place`, days)}) as packed`,
  );
  return rows.flatMap(readBlocks);
}

/** Returns the first UTC day of the oldest block of the apps for a keyword, or `null` without any. */
export async function findFirstRankDay(
  db: Executor,
  appIds: readonly number[],
  { keywordId, country }: CrawlTarget,
): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select to_char(date '1970-01-01' + min(block) * ${BLOCK_DAYS}::int, 'YYYY-MM-DD') as day from ${rankBlocks}
    where app_id = any(${sql.param([...appIds])}::int[]) and country = ${country} and keyword_id = ${keywordId}`);
  return rows[0]?.day ?? null;
}

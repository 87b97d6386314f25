import {
  computeAverageRank,
  computeVisibility,
  countTopRanks,
  type ListedKeyword,
} from "@listwise/aso-core/visibility";
import { roundToTenth } from "@listwise/aso-core/text";
import type { Source } from "@listwise/contracts/store";
import { sql } from "drizzle-orm";
import { isSource } from "../../store";
import type { Executor } from "../../../infra/db/database";
import type { CrawlTarget } from "../crawl-target";
import { selectStoredRanks } from "../archive/stored-ranks.repository";
import { packDays, unpackBlocks, type RankBlock } from "./rank-blocks.repository";
import { collectBlocks, findBlocks, readBlocks, selectPlaces, type PackedRow } from "./rank-blocks.reads";
import { getDay } from "./rank-days.writes";

const DAY_MS = 86_400_000;

/** The ranks of an app on one UTC day. */
export interface RankDay {
  day: string;
  /** Mean of the ranks, 1–200; `null` if no keyword is ranked. */
  averageRank: number | null;
  rankedCount: number;
  unrankedCount: number;
  visibility: number | null;
  top3: number;
  top10: number;
  top50: number;
  top200: number;
}

/**
 * Returns the app's ranks for every UTC day on which at least one of the keywords was checked. Averages and visibilities
 * are rounded to one digit; keywords that were not checked on a day are left out. Ranks that aren't recorded by day,
 * because no user tracks the app or its history isn't filled in yet, are computed from the crawls.
 */
export async function findRankDays(
  db: Executor,
  { appId, source, country }: { appId: number; source: Source; country: string },
  keywords: readonly { keywordId: number; popularity: number | null }[],
  since: string | null,
): Promise<RankDay[]> {
  if (keywords.length === 0) return [];
  const app = { appId, source };
  const targets = keywords.map(({ keywordId }) => ({ keywordId, country }));
  const range = { first: since === null ? null : Date.parse(since) / DAY_MS, last: null };
  const found = await findBlocks(db, app, targets, range);
  const unrecorded = new Set(found.unrecorded);
  const blocks = found.blocks.filter(({ place }) => !unrecorded.has(place));
  blocks.push(...(await packCrawls(db, app, targets, found.unrecorded, since)));
  const first = range.first ?? blocks.reduce((least, { firstDay }) => Math.min(least, firstDay), Infinity);
  const end = blocks.reduce((most, { firstDay, ranks }) => Math.max(most, firstDay + ranks.length), first);
  const days = blocks.length === 0 ? 0 : end - first;
  return computeDays(keywords, unpackBlocks(blocks, keywords.length, { first, days }), first, days);
}

/** Computes the figures of each day with a check. */
function computeDays(
  keywords: readonly { popularity: number | null }[],
  byDay: Uint8Array,
  first: number,
  days: number,
): RankDay[] {
  // The same objects for each day: creating millions of them would take longer than the figures.
  const list: ListedKeyword[] = keywords.map(({ popularity }) => ({ popularity, rank: null }));
  return Array.from({ length: days }, (_, day): RankDay | null => {
    for (const [place, keyword] of list.entries()) keyword.rank = byDay[place * days + day] || null;
    const ranks = list.map(({ rank }) => rank);
    const { value, ranked, unranked, unchecked } = computeAverageRank(ranks);
    if (unchecked === ranks.length) return null;
    return {
      day: new Date((first + day) * DAY_MS).toISOString().slice(0, 10),
      averageRank: roundToTenth(value),
      rankedCount: ranked,
      unrankedCount: unranked,
      visibility: roundToTenth(computeVisibility(list).value),
      ...countTopRanks(ranks),
      top200: ranked,
    };
  }).filter((day) => day !== null);
}

/** Returns the ranks of the keywords at `places` as they are in the crawls, since a day. */
async function packCrawls(
  db: Executor,
  { appId, source }: { appId: number; source: Source },
  keywords: readonly CrawlTarget[],
  places: readonly number[],
  since: string | null,
): Promise<RankBlock[]> {
  if (places.length === 0) return [];
  const chosen = places.flatMap((place) => keywords[place] ?? []);
  const ranks = selectStoredRanks(sql`${appId}::int`, {
    keywordId: sql`w.keyword_id`,
    country: sql`w.country`,
  });
  const from = sql`coalesce(${since}::date, '-infinity'::date)`;
  const days = sql`
    select w.place, c.day, c.rank from ${selectPlaces(chosen, places)}
    cross join lateral (
      select distinct on (d.day) d.day::date as day, c.rank
      from (${ranks}) as c
      cross join lateral generate_series(
        greatest(${getDay("c.first_seen_at")}, ${from}), ${getDay("c.last_seen_at")}, interval '1 day') as d(day)
      where ${isSource(sql`c.source`, source)} and ${getDay("c.last_seen_at")} >= ${from}
      order by d.day, c.last_seen_at desc) as c`;
  const { rows } = await db.execute<PackedRow>(
    sql`select ${collectBlocks} from (${packDays(sql`place`, days)}) as packed`,
  );
  return rows.flatMap(readBlocks);
}

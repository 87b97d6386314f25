import { NOT_RANKED, type Source } from "@listwise/contracts/store";
import { and, eq, gte, inArray, max, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { follows } from "../apps";
import { crawls, DEVICE } from "../crawls";
import { listings } from "../store";
import { ratingDays } from "./analytics.schema";

/** An app's listing in one source and storefront. */
export interface ListingRef {
  appId: number;
  source: Source;
  country: string;
}

export interface RankDay {
  day: string;
  averageRank: number;
  visibility: number | null;
  top3: number;
  top10: number;
  top50: number;
  top200: number;
}

/**
 * Returns the app's ranks for every UTC day on which at least one of the keywords was crawled; the last crawl of a day counts.
 * Apps outside the top 200 count as 201. `visibility` is 0–100: 100 · Σ popularity · (201 − rank) / 200 / Σ popularity.
 */
export async function findRankDays(
  db: Executor,
  { appId, source, country }: ListingRef,
  keywords: readonly { keywordId: number; popularity: number | null }[],
  since: string | null,
): Promise<RankDay[]> {
  if (keywords.length === 0) return [];
  const ids = sql.param(keywords.map(({ keywordId }) => keywordId));
  const popularities = sql.param(keywords.map(({ popularity }) => popularity));
  const from = sql`coalesce(${since}::date, '-infinity'::date)`;
  const day = (moment: unknown) => sql`(${moment} at time zone 'UTC')::date`;
  const best = (rank: number) => sql`count(*) filter (where rank <= ${rank})::int`;
  const { rows } = await db.execute<RankDay & Record<string, unknown>>(sql`
    with seen as (
      select distinct on (w.keyword_id, d.day) d.day::date as day, w.popularity,
        coalesce(array_position(c.app_ids, ${appId}), ${NOT_RANKED}) as rank
      from unnest(${ids}::int[], ${popularities}::float8[]) as w(keyword_id, popularity)
      join ${crawls} c on c.keyword_id = w.keyword_id and c.country = ${country} and c.device = ${DEVICE}
        and c.source = ${source} and ${day(sql`c.last_seen_at`)} >= ${from}
      cross join lateral generate_series(
        greatest(${day(sql`c.first_seen_at`)}, ${from}), ${day(sql`c.last_seen_at`)}, interval '1 day') as d(day)
      order by w.keyword_id, d.day, c.last_seen_at desc
    )
    select to_char(day, 'YYYY-MM-DD') as day, round(avg(rank), 1)::float8 as "averageRank",
      round((100 * sum(popularity * (201 - rank) / 200) / nullif(sum(popularity), 0))::numeric, 1)::float8 as visibility,
      ${best(3)} as top3, ${best(10)} as top10, ${best(50)} as top50, ${best(200)} as top200
    from seen group by day order by day`);
  return rows;
}

/** Returns the time of the latest crawl of any of the keywords; `null` if none was crawled. */
export async function findLastCrawlAt(
  db: Executor,
  { source, country }: ListingRef,
  keywordIds: readonly number[],
) {
  if (keywordIds.length === 0) return null;
  const of = and(
    inArray(crawls.keywordId, [...keywordIds]),
    eq(crawls.country, country),
    eq(crawls.device, DEVICE),
    eq(crawls.source, source),
  );
  const [row] = await db
    .select({ at: max(crawls.lastSeenAt) })
    .from(crawls)
    .where(of);
  return row?.at ?? null;
}

const at = ({ appId, source, country }: ListingRef) =>
  and(eq(ratingDays.appId, appId), eq(ratingDays.source, source), eq(ratingDays.country, country));

export async function findRatingDays(db: Executor, place: ListingRef, since: string | null) {
  const { day, rating, ratingCount } = ratingDays;
  return db
    .select({ day, rating, ratingCount })
    .from(ratingDays)
    .where(and(at(place), since === null ? undefined : gte(day, since)))
    .orderBy(day);
}

/** Stores the ratings from the last fetched listings of one app or, if `appId` is `null`, of all tracked apps. */
export async function upsertRatingDays(db: Executor, source: Source, appId: number | null): Promise<void> {
  const which =
    appId === null
      ? sql`exists (select 1 from ${follows} f where f.app_id = l.app_id)`
      : sql`l.app_id = ${appId}`;
  await db.execute(sql`
    insert into rating_days (app_id, source, country, day, rating, rating_count)
    select l.app_id, l.source, l.country, (l.fetched_at at time zone 'UTC')::date, l.rating, l.rating_count
    from ${listings} l where l.source = ${source} and ${which}
    on conflict (app_id, source, country, day) do update set rating = excluded.rating, rating_count = excluded.rating_count`);
}

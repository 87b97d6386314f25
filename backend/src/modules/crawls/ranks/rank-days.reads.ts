import { NOT_RANKED, type Source } from "@listwise/contracts/store";
import { sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { crawls } from "../crawls.schema";
import { DEVICE } from "../crawl-target";

/** The ranks of an app on one day. */
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
  { appId, source, country }: { appId: number; source: Source; country: string },
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

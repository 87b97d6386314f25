import { sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { crawls, DEVICE } from "../crawls";

const TOP_RANKS = 50;

export interface Rival extends Record<string, unknown> {
  appId: number;
  sharedKeywords: number;
  averageRank: number;
}

/** Finds apps in the top 50 of searches that also list the given app, those with the most shared searches first. */
export async function findRivals(
  db: Executor,
  keywordIds: readonly number[],
  country: string,
  appId: number,
  limit: number,
): Promise<Rival[]> {
  if (keywordIds.length === 0) return [];
  const { rows } = await db.execute<Rival>(sql`
    select place.app_id as "appId", count(*)::int as "sharedKeywords",
      round(avg(place.rank), 1)::float8 as "averageRank"
    from unnest(${sql.param([...keywordIds])}::int[]) as k(id)
    cross join lateral (
      select c.app_ids from ${crawls} c
      where c.keyword_id = k.id and c.country = ${country} and c.device = ${DEVICE}
      order by c.first_seen_at desc limit 1) as last
    cross join lateral unnest(last.app_ids[1:${sql.raw(String(TOP_RANKS))}]) with ordinality as place(app_id, rank)
    where ${appId} = any(last.app_ids) and place.app_id <> ${appId}
    group by place.app_id
    order by count(*) desc, avg(place.rank), place.app_id
    limit ${limit}`);
  return rows;
}

import type { Platform } from "@listwise/aso-core/stores";
import type { Source } from "@listwise/contracts/store";
import { sql } from "drizzle-orm";
import { isSource } from "../../store";
import type { Executor } from "../../../infra/db/database";
import { DEVICE } from "../crawl-target";
import { crawlArchive } from "../archive/archive.schema";
import { crawls, keywords } from "../crawls.schema";
import { keywordResults } from "./ranks.schema";

interface Scope {
  source: Source;
  country: string;
}

const TOP_RANKS = 50;

/**
 * Returns the keywords for which the app is in the latest results, or one of its competitors is in the top 50. They may
 * be tracked by other users only: don't show one that the user couldn't have found elsewhere.
 */
export async function findRankedTexts(
  db: Executor,
  { source, country }: Scope,
  appId: number,
  competitorIds: readonly number[],
): Promise<string[]> {
  const rivals = sql`${sql.param([...competitorIds])}::int[]`;
  // The first condition is the one that the index answers.
  const { rows } = await db.execute<{ text: string }>(sql`
    select k.text
    from ${keywordResults} r
    join ${keywords} k on k.id = r.keyword_id
    where r.app_ids && (${rivals} || ${appId}::int) and r.country = ${country} and ${isSource(sql`r.source`, source)}
      and (${appId}::int = any(r.app_ids) or r.app_ids[1:${sql.raw(String(TOP_RANKS))}] && ${rivals})`);
  return rows.map(({ text }) => text);
}

/** Latest search results of a keyword. */
export interface ResultSnapshot extends Record<string, unknown> {
  keywordId: number;
  text: string;
  /** In the store's order. */
  appIds: number[];
  /** Milliseconds since 1970. */
  checkedAt: number;
  topAppIds: number[] | null;
  topStrengths: (number | null)[] | null;
}

/** Returns the latest results of keywords by their normalized text; keywords that were never checked are missing. */
export async function findSnapshots(
  db: Executor,
  { source, platform, country }: Scope & { platform: Platform },
  texts: readonly string[],
): Promise<Map<string, ResultSnapshot>> {
  const { rows } = await db.execute<ResultSnapshot>(sql`
    select k.id as "keywordId", k.text, last.app_ids as "appIds",
      (extract(epoch from last.last_seen_at) * 1000)::float8 as "checkedAt",
      array_to_json(r.top_app_ids) as "topAppIds", array_to_json(r.top_strengths) as "topStrengths"
    from ${keywords} k
    cross join lateral (
      select c.app_ids, c.last_seen_at from ${crawls} c
      where c.keyword_id = k.id and c.country = ${country} and c.device = ${DEVICE} and c.source = ${source}
      order by c.first_seen_at desc limit 1) as last
    left join ${keywordResults} r on r.keyword_id = k.id and r.country = ${country} and r.source = ${source}
    where k.platform = ${platform} and k.text = any(${sql.param([...texts])}::text[])`);
  return new Map(rows.map((row) => [row.text, row]));
}

/** Returns which of the keywords had search results at a time, given in milliseconds since 1970. */
export async function findCheckedBefore(
  db: Executor,
  { source, country }: Scope,
  keywordIds: readonly number[],
  atMs: number,
): Promise<Set<number>> {
  if (keywordIds.length === 0) return new Set();
  const { rows } = await db.execute<{ keywordId: number }>(sql`
    select distinct c.keyword_id as "keywordId" from (
      select keyword_id, country, device, source, first_seen_at from ${crawls}
      union all select keyword_id, country, device, source, first_seen_at[1] from ${crawlArchive}) as c
    where c.keyword_id = any(${sql.param([...keywordIds])}::int[]) and c.country = ${country}
      and c.device = ${DEVICE} and ${isSource(sql`c.source`, source)} and c.first_seen_at <= to_timestamp(${atMs} / 1000.0)`);
  return new Set(rows.map(({ keywordId }) => keywordId));
}

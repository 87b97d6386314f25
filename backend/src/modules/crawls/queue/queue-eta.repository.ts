import { sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { crawlPairs } from "../crawls.schema";
import { DEVICE, type CrawlTarget } from "../crawl-target";

interface QueuePosition {
  /** Time when the latest of the targets was queued. */
  queuedAt: Date;
  /** Number of queued crawls up to and including the last of the targets. */
  length: number;
  /** Longest remaining pause before one of the targets may be crawled. */
  pauseSeconds: number;
}

/** Finds the queue position of targets. Returns `null` if none of them is queued. */
export async function findQueuePosition(
  db: Executor,
  pairs: readonly CrawlTarget[],
): Promise<QueuePosition | null> {
  if (pairs.length === 0) return null;
  const keywordIds = sql.param(pairs.map((pair) => pair.keywordId));
  const countries = sql.param(pairs.map((pair) => pair.country));
  const { rows } = await db.execute<{ queuedMs: number | null; length: number; pauseSeconds: number }>(sql`
    with mine as (
      select p.urgency, p.turn, p.queued_at, p.not_before from ${crawlPairs} p
      where p.queued_at is not null and p.device = ${DEVICE}
        and (p.keyword_id, p.country) in (select * from unnest(${keywordIds}::int[], ${countries}::text[]))
    ), last as (select urgency, turn from mine order by urgency, turn desc limit 1)
    select
      (select extract(epoch from max(queued_at)) * 1000 from mine)::float8 as "queuedMs",
      (select count(*) from ${crawlPairs} c, last where c.queued_at is not null and (c.urgency > last.urgency
        or (c.urgency = last.urgency and c.turn <= last.turn)))::int as "length",
      (select greatest(0, extract(epoch from max(not_before) - now())) from mine)::float8 as "pauseSeconds"`);
  const [row] = rows;
  if (!row || row.queuedMs === null) return null;
  return { queuedAt: new Date(row.queuedMs), length: row.length, pauseSeconds: row.pauseSeconds };
}

import { and, eq, lte, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { DEVICE } from "../crawl-target";
import { appRanks, rankBlocks, rankDays, rankRetention } from "./ranks.schema";
import { BLOCK_DAYS, countDays } from "./rank-blocks.repository";
import { STORED_TREND_DAYS } from "./rank-days.writes";

/** Returns the ids of apps with recorded ranks that follow an id, in ascending order. */
export async function findRankedApps(db: Executor, after: number, limit: number): Promise<number[]> {
  // Skips from app to app in the index, because an app has thousands of ranks.
  const { rows } = await db.execute<{ app_id: number }>(sql`
    with recursive found as (
      (select app_id from ${appRanks} where app_id > ${after} order by app_id limit 1)
      union all
      select (select r.app_id from ${appRanks} r where r.app_id > found.app_id order by r.app_id limit 1)
      from found where found.app_id is not null
    )
    select app_id from found where app_id is not null limit ${limit}`);
  return rows.map((row) => row.app_id);
}

/** Plans of an app's users. */
interface ShownHistory {
  appId: number;
  /** Days of the longest history among them; 0 if no user tracks the app. */
  shownDays: number;
  /** Days for which ranks are kept after they are no longer shown. */
  archiveDays: number;
  now: Date;
}

/**
 * Deletes an app's ranks that no plan shows any more: their rows of `rank_days`, which the blocks contain too, and blocks
 * when they have been hidden for the days of the archive. The days of trends stay, because crawls write trends from
 * `rank_days`: an app that is tracked again, or shown by a better plan, would otherwise lose days that its charts have.
 */
export async function deleteHiddenRanks(db: Executor, { appId, shownDays, archiveDays, now }: ShownHistory) {
  const moment = now.toISOString();
  const ago = (days: number) => sql`((${moment}::timestamptz at time zone 'UTC')::date - ${days}::int)`;
  const { rows } = await db.execute<{ days: number }>(sql`
    insert into ${rankRetention} as kept (app_id, shown_days) values (${appId}, ${shownDays})
    on conflict (app_id) do update set
      shown_days = case
        when excluded.shown_days > kept.shown_days
          or kept.reduced_at <= ${moment}::timestamptz - make_interval(days => ${archiveDays}::int)
        then excluded.shown_days else kept.shown_days end,
      reduced_at = case
        when excluded.shown_days >= kept.shown_days
          or kept.reduced_at <= ${moment}::timestamptz - make_interval(days => ${archiveDays}::int)
        then null else coalesce(kept.reduced_at, ${moment}::timestamptz) end
    returning shown_days as days`);
  const isComplete = sql`not exists (
    select 1 from ${appRanks} r where r.app_id = ${appId} and r.country = ${rankDays.country}
      and r.keyword_id = ${rankDays.keywordId} and r.device = ${DEVICE}
      and not (r.days_filled and r.packed_at is not distinct from r.checked_at))`;
  const keptRows = Math.max(shownDays, STORED_TREND_DAYS);
  await db
    .delete(rankDays)
    .where(and(eq(rankDays.appId, appId), sql`${rankDays.day} < ${ago(keptRows)}`, isComplete));
  const end = sql`(${rankBlocks.block} + 1) * ${BLOCK_DAYS}::int`;
  const keptDays = (rows[0]?.days ?? shownDays) + archiveDays;
  await db.delete(rankBlocks).where(and(eq(rankBlocks.appId, appId), lte(end, countDays(ago(keptDays)))));
}

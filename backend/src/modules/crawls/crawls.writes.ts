import type { Platform } from "@listwise/aso-core/stores";
import { NOT_RANKED } from "@listwise/contracts/store";
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { getOnlyRow } from "../../infra/db/get-only-row";
import { selectApps } from "../store";
import { DEVICE, type CrawlTarget } from "./crawl-target";
import { keywords } from "./crawls.schema";
import { appRanks, rankBlocks, rankDays, rankRetention } from "./ranks/ranks.schema";

/** Returns the id of a store's keyword, which is inserted if it is new. `text` must be normalized. */
export async function ensureKeyword(db: Executor, text: string, platform: Platform): Promise<number> {
  const find = () =>
    db
      .select({ id: keywords.id })
      .from(keywords)
      .where(and(eq(keywords.text, text), eq(keywords.platform, platform)));
  const [known] = await find();
  if (known) return known.id;
  const [added] = await db
    .insert(keywords)
    .values({ text, platform })
    .onConflictDoNothing()
    .returning({ id: keywords.id });
  return getOnlyRow(added ? [added] : await find()).id;
}

/**
 * Returns the ids of a store's keywords by text and inserts new ones. Known texts are filtered out first, because an insert that conflicts
 * uses up a sequence number.
 */
export async function ensureKeywords(
  db: Executor,
  texts: readonly string[],
  platform: Platform,
): Promise<Map<string, number>> {
  const wanted = sql.param([...new Set(texts)]);
  await db.execute(sql`
    insert into ${keywords} (text, platform)
    select w.text, ${platform} from unnest(${wanted}::text[]) as w(text)
    where not exists (select 1 from ${keywords} k where k.text = w.text and k.platform = ${platform})
    order by w.text
    on conflict do nothing`);
  const rows = await db
    .select({ id: keywords.id, text: keywords.text })
    .from(keywords)
    .where(and(sql`${keywords.text} = any(${wanted}::text[])`, eq(keywords.platform, platform)));
  return new Map(rows.map((row) => [row.text, row.id]));
}

/**
 * Starts tracking the ranks of apps for the keywords of their stores and fills in ranks from earlier crawls. Call it in the transaction
 * that has queued the crawls: their row locks make a crawl that finishes meanwhile wait, so no rank is missed.
 */
export async function startRankTracking(
  db: Executor,
  appIds: readonly number[],
  pairs: readonly CrawlTarget[],
): Promise<void> {
  if (appIds.length === 0 || pairs.length === 0) return;
  const keywordIds = pairs.map((pair) => pair.keywordId);
  const countries = pairs.map((pair) => pair.country);
  const apps = selectApps();
  const place = (crawl: string) =>
    sql`coalesce(array_position(${sql.raw(crawl)}.app_ids, w.app_id), ${NOT_RANKED})`;
  await db.execute(sql`
    insert into app_ranks (app_id, keyword_id, country, device, current_rank, checked_at, previous_rank, previous_checked_at, source, algorithm)
    select w.app_id, p.keyword_id, p.country, ${DEVICE},
      case when last.id is not null then ${place("last")} end, last.last_seen_at,
      case when before.id is not null then ${place("before")} when last.first_seen_at < last.last_seen_at then ${place("last")} end,
      coalesce(before.last_seen_at, nullif(last.first_seen_at, last.last_seen_at)), last.source, last.algorithm
    from unnest(${sql.param([...appIds])}::int[]) as w(app_id)
    join ${apps} on ${apps.id} = w.app_id
    cross join unnest(${sql.param(keywordIds)}::int[], ${sql.param(countries)}::text[]) as p(keyword_id, country)
    join ${keywords} k on k.id = p.keyword_id and k.platform = ${apps.platform}
    left join lateral (select * from crawls c where c.keyword_id = p.keyword_id and c.country = p.country
      and c.device = ${DEVICE} order by c.first_seen_at desc limit 1) as last on true
    left join lateral (select * from crawls c where c.keyword_id = p.keyword_id and c.country = p.country
      and c.device = ${DEVICE} and c.id <> last.id order by c.first_seen_at desc limit 1) as before on true
    order by w.app_id, p.keyword_id, p.country
    on conflict do nothing`);
}

/** Deletes the current and daily ranks of an app. */
export async function deleteAppRanks(tx: Transaction, appId: number): Promise<void> {
  await tx.delete(appRanks).where(eq(appRanks.appId, appId));
  await tx.delete(rankDays).where(eq(rankDays.appId, appId));
  await tx.delete(rankBlocks).where(eq(rankBlocks.appId, appId));
  await tx.delete(rankRetention).where(eq(rankRetention.appId, appId));
}

/**
 * Stores how many users track each keyword with an id from `first` to `last`, where it has changed. `counts` selects
 * `keyword_id` and `users`; a keyword that it lacks has none.
 */
export async function updateUserCounts(
  db: Executor,
  { first, last }: { first: number; last: number },
  counts: SQL,
): Promise<void> {
  await db.execute(sql`
    update ${keywords} k set user_count = changed.users
    from (select old.id, coalesce(counts.users, 0) as users
      from ${keywords} old left join (${counts}) counts on counts.keyword_id = old.id
      where old.id between ${first} and ${last} and old.user_count <> coalesce(counts.users, 0)) changed
    where k.id = changed.id and k.id between ${first} and ${last}`);
}

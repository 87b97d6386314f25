import type { Source } from "@listwise/contracts/store";
import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { crawlPairs, crawls, DEVICE, keywords } from "../crawls";
import { listings } from "../store";
import { competitors } from "./competitors.schema";

/** The user and the app whose competitors are meant. */
export interface Owner {
  userId: number;
  appId: number;
}

const own = ({ userId, appId }: Owner) => and(eq(competitors.userId, userId), eq(competitors.appId, appId));
const one = (owner: Owner, competitorId: number) =>
  and(own(owner), eq(competitors.competitorId, competitorId));

/** Returns the app ids of the chosen competitors, in the order they were added. */
export async function findCompetitorIds(db: Executor, owner: Owner): Promise<number[]> {
  const rows = await db
    .select({ id: competitors.competitorId })
    .from(competitors)
    .where(own(owner))
    .orderBy(asc(competitors.addedAt), asc(competitors.competitorId));
  return rows.map(({ id }) => id);
}

export async function hasCompetitor(db: Executor, owner: Owner, competitorId: number): Promise<boolean> {
  const rows = await db
    .select({ id: competitors.competitorId })
    .from(competitors)
    .where(one(owner, competitorId));
  return rows.length > 0;
}

export async function countCompetitors(db: Executor, owner: Owner): Promise<number> {
  const [row] = await db.select({ value: count() }).from(competitors).where(own(owner));
  return row?.value ?? 0;
}

export async function insertCompetitor(tx: Transaction, owner: Owner, competitorId: number): Promise<void> {
  await tx.insert(competitors).values({ ...owner, competitorId });
}

export async function deleteCompetitor(db: Executor, owner: Owner, competitorId: number): Promise<boolean> {
  const rows = await db
    .delete(competitors)
    .where(one(owner, competitorId))
    .returning({ id: competitors.competitorId });
  return rows.length > 0;
}

export async function findAllCompetitors(db: Executor, userId: number) {
  const { appId, competitorId, addedAt } = competitors;
  return db.select({ appId, competitorId, addedAt }).from(competitors).where(eq(competitors.userId, userId));
}

export interface RankedKeyword extends Record<string, unknown> {
  keywordId: number;
  text: string;
  /** Ranks in the order of the requested apps; `null` if an app is not in the results or there was no crawl. */
  places: (number | null)[];
  /** Milliseconds since 1970. */
  checkedAt: number | null;
}

/** Number of most recent crawls that are searched for untracked keywords (chosen by us to bound the query). */
const MAX_SEARCHED_CRAWLS = 2_000;
const TOP_RANKS = 50;

/**
 * Finds the ranks of apps in the last crawls, for tracked keywords and for those where a competitor is in the top 50.
 */
export async function findKeywordRanks(
  db: Executor,
  country: string,
  tracked: readonly number[],
  appIds: readonly number[],
  competitorIds: readonly number[],
): Promise<RankedKeyword[]> {
  const ids = sql`${sql.param([...tracked])}::int[]`;
  const { rows } = await db.execute<RankedKeyword>(sql`
    select k.id as "keywordId", k.text, (extract(epoch from last.last_seen_at) * 1000)::float8 as "checkedAt",
      array(select array_position(last.app_ids, a.id)
        from unnest(${sql.param([...appIds])}::int[]) with ordinality as a(id, n) order by a.n) as places
    from (
      select unnest(${ids}) as keyword_id
      union
      (select p.keyword_id from ${crawlPairs} p
        where p.country = ${country} and p.device = ${DEVICE} and p.checked_at is not null
        order by p.checked_at desc limit ${MAX_SEARCHED_CRAWLS})
    ) as looked
    join ${keywords} k on k.id = looked.keyword_id
    left join lateral (
      select c.app_ids, c.last_seen_at from ${crawls} c
      where c.keyword_id = k.id and c.country = ${country} and c.device = ${DEVICE}
      order by c.first_seen_at desc limit 1) as last on true
    where k.id = any(${ids})
      or last.app_ids[1:${sql.raw(String(TOP_RANKS))}] && ${sql.param([...competitorIds])}::int[]`);
  return rows;
}

/** Finds name, subtitle and description of the apps' listings. */
export async function findTexts(
  db: Executor,
  appIds: readonly number[],
  where: { source: Source; country: string },
) {
  if (appIds.length === 0) return [];
  return db
    .select({ name: listings.name, subtitle: listings.subtitle, description: listings.description })
    .from(listings)
    .where(
      and(
        inArray(listings.appId, [...appIds]),
        eq(listings.source, where.source),
        eq(listings.country, where.country),
      ),
    );
}

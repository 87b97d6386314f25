import { and, countDistinct, eq, exists, lte, not, or, sql, type SQLWrapper } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { selectCompetitorLinks, selectFollows } from "../../apps";
import { selectKeywords, selectRanks, type CrawlTarget } from "../../crawls";
import { selectIrrelevantKeywords, selectTrackedKeywords } from "../../keywords";
import { alertRules, alerts } from "../alerts.schema";

const follows = selectFollows();
const ranks = selectRanks();
const keywords = selectKeywords();
const entries = selectTrackedKeywords();
const irrelevant = selectIrrelevantKeywords();
const links = selectCompetitorLinks();

/**
 * True for entries by which the app is compared: those on an own app's list; on the lists of the apps that a competitor
 * competes with, and unassigned ones; all entries for any other app. Irrelevant ones are left out.
 */
function isCompared(db: Executor) {
  const isLinked = exists(
    db
      .select({ appId: links.appId })
      .from(links)
      .where(
        and(
          eq(links.userId, follows.userId),
          eq(links.competitorId, follows.appId),
          eq(links.appId, entries.appId),
        ),
      ),
  );
  const isIrrelevant = exists(
    db
      .select({ appId: irrelevant.appId })
      .from(irrelevant)
      .where(
        and(
          eq(irrelevant.userId, follows.userId),
          eq(irrelevant.keywordId, entries.keywordId),
          or(eq(irrelevant.appId, follows.appId), eq(irrelevant.appId, entries.appId)),
        ),
      ),
  );
  return and(
    eq(entries.userId, follows.userId),
    sql`case ${follows.relation} when 'own' then ${entries.appId} = ${follows.appId}
      when 'competitor' then ${entries.appId} is null or ${isLinked} else true end`,
    not(isIrrelevant),
  );
}

/** True for entries in the scope of a rule. Names that differ in case only are one. */
const isInScope = sql`case ${alertRules.scope}
  when 'keyword' then ${entries.keywordId} = ${alertRules.keywordId}
  when 'category' then lower(${entries.category}) = lower(${alertRules.scopeName})
  when 'tag' then lower(${alertRules.scopeName}) in (select lower(tag) from unnest(${entries.tags}) tag)
  when 'favorites' then ${entries.isFavorite} when 'chart' then false else true end`;

/** True if a rank change matches the condition of a rule. */
export const isMatched = (previous: SQLWrapper, current: SQLWrapper) => sql`case ${alertRules.condition}
  when 'moved' then abs(${previous} - ${current}) >= ${alertRules.threshold}
  when 'entered-top' then ${current} <= ${alertRules.threshold} and ${previous} > ${alertRules.threshold}
  else ${current} > ${alertRules.threshold} and ${previous} <= ${alertRules.threshold} end`;

const isRulesApp = and(eq(follows.userId, alertRules.userId), eq(follows.appId, alertRules.appId));
const isWatched = (db: Executor) => and(isCompared(db), eq(entries.country, alertRules.country), isInScope);

/** Returns how many keywords each of the user's rules watches. Rules without keywords are missing. */
export async function countWatchedKeywords(db: Executor, userId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: alertRules.id, value: countDistinct(entries.keywordId) })
    .from(alertRules)
    .innerJoin(follows, isRulesApp)
    .innerJoin(entries, isWatched(db))
    .where(eq(alertRules.userId, userId))
    .groupBy(alertRules.id);
  return new Map(rows.map(({ id, value }) => [id, value]));
}

/** Finds the entries that a rule of an app can watch; a keyword on several lists is there several times. */
export function findWatchable(db: Executor, userId: number, appId: number, country: string) {
  return db
    .select({
      keyword: keywords.text,
      category: entries.category,
      tags: entries.tags,
      isFavorite: entries.isFavorite,
    })
    .from(follows)
    .innerJoin(entries, isCompared(db))
    .innerJoin(keywords, eq(keywords.id, entries.keywordId))
    .where(and(eq(follows.userId, userId), eq(follows.appId, appId), eq(entries.country, country)))
    .orderBy(keywords.text);
}

/**
 * Inserts alerts for the rank changes of a crawled keyword and country that match rules, and returns the ids of the new ones.
 * A rank change is identified by the time of its previous check, so repeated calls insert it once.
 */
export async function raiseAlerts(db: Executor, { keywordId, country }: CrawlTarget): Promise<number[]> {
  const [current, previous] = [ranks.currentRank, ranks.previousRank];
  const moved = db
    .select({
      userId: alertRules.userId,
      ruleId: alertRules.id,
      appId: ranks.appId,
      keywordId: ranks.keywordId,
      country: ranks.country,
      previous: sql`${previous}`.as("previous"),
      current: sql`${current}`.as("current"),
      movedFrom: ranks.previousCheckedAt,
      at: ranks.checkedAt,
      byEmail: alertRules.byEmail,
    })
    .from(ranks)
    .innerJoin(
      alertRules,
      and(
        eq(alertRules.appId, ranks.appId),
        eq(alertRules.country, ranks.country),
        eq(alertRules.isPaused, false),
        lte(alertRules.createdAt, ranks.checkedAt),
      ),
    )
    .innerJoin(follows, isRulesApp)
    .innerJoin(entries, and(eq(entries.keywordId, ranks.keywordId), isWatched(db)))
    .where(
      and(
        eq(ranks.keywordId, keywordId),
        eq(ranks.country, country),
        sql`${ranks.previousCheckedAt} is not null`,
        isMatched(previous, current),
      ),
    );
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${alerts}
      (user_id, rule_id, app_id, keyword_id, country, previous_rank, current_rank, moved_from, at, by_email)
    ${moved} on conflict do nothing returning id`);
  return rows.map((row) => Number(row.id));
}

import { and, count, desc, eq, exists, isNull, lte, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { selectUsers } from "../accounts";
import { selectCompetitorLinks, selectFollows } from "../apps";
import { selectKeywords, selectRanks, type CrawlTarget } from "../crawls";
import { selectTrackedKeywords } from "../keywords";
import { alertRules, alerts } from "./alerts.schema";

const users = selectUsers();
const follows = selectFollows();
const ranks = selectRanks();
const keywords = selectKeywords();
const userKeywords = selectTrackedKeywords();
const links = selectCompetitorLinks();

export type RuleRow = typeof alertRules.$inferSelect & { keyword: string | null };
export type NewRule = Omit<typeof alertRules.$inferInsert, "id" | "createdAt">;
export type AlertRow = typeof alerts.$inferSelect & { keyword: string };

const MAX_ALERTS = 100;

export async function findRules(db: Executor, userId: number): Promise<RuleRow[]> {
  const rows = await db
    .select({ rule: alertRules, keyword: keywords.text })
    .from(alertRules)
    .leftJoin(keywords, eq(keywords.id, alertRules.keywordId))
    .where(eq(alertRules.userId, userId))
    .orderBy(alertRules.appId, alertRules.id);
  return rows.map(({ rule, keyword }) => ({ ...rule, keyword }));
}

/** Inserts a rule and returns its id; `null` if the user already has the same rule. */
export async function insertRule(db: Executor, rule: NewRule): Promise<number | null> {
  const [row] = await db
    .insert(alertRules)
    .values(rule)
    .onConflictDoNothing()
    .returning({ id: alertRules.id });
  return row?.id ?? null;
}

/** Deletes a rule. Returns false if the user has no such rule. */
export async function removeRule(db: Executor, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(alertRules)
    .where(and(eq(alertRules.userId, userId), eq(alertRules.id, id)))
    .returning({ id: alertRules.id });
  return rows.length > 0;
}

const selectWithKeyword = (db: Executor) =>
  db
    .select({ alert: alerts, keyword: keywords.text })
    .from(alerts)
    .innerJoin(keywords, eq(keywords.id, alerts.keywordId));

const flattenRow = ({
  alert,
  keyword,
}: {
  alert: typeof alerts.$inferSelect;
  keyword: string;
}): AlertRow => ({
  ...alert,
  keyword,
});

/** Returns the user's latest alerts, newest first. */
export async function findAlerts(db: Executor, userId: number): Promise<AlertRow[]> {
  const rows = await selectWithKeyword(db)
    .where(eq(alerts.userId, userId))
    .orderBy(desc(alerts.at), desc(alerts.id))
    .limit(MAX_ALERTS);
  return rows.map(flattenRow);
}

export async function countUnread(db: Executor, userId: number): Promise<number> {
  const [row] = await db
    .select({ value: count() })
    .from(alerts)
    .where(and(eq(alerts.userId, userId), isNull(alerts.readAt)));
  return row?.value ?? 0;
}

export async function markAllRead(db: Executor, userId: number): Promise<void> {
  await db
    .update(alerts)
    .set({ readAt: sql`now()` })
    .where(and(eq(alerts.userId, userId), isNull(alerts.readAt)));
}

/**
 * True for keywords by which the app is compared: those on an own app's list; on the lists of the apps that a competitor
 * competes with, and unassigned ones; all keywords for any other app.
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
          eq(links.appId, userKeywords.appId),
        ),
      ),
  );
  return sql`case ${follows.relation} when 'own' then ${userKeywords.appId} = ${follows.appId}
    when 'competitor' then ${userKeywords.appId} is null or ${isLinked} else true end`;
}

/**
 * Inserts alerts for the rank changes of a crawled keyword and country that match rules, and returns the ids of the new ones.
 * A rank change is identified by the time of its previous check, so repeated calls insert it once.
 */
export async function raiseAlerts(db: Executor, { keywordId, country }: CrawlTarget): Promise<number[]> {
  const [current, previous] = [ranks.currentRank, ranks.previousRank];
  const { condition, threshold } = alertRules;
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
    })
    .from(ranks)
    .innerJoin(
      alertRules,
      and(
        eq(alertRules.appId, ranks.appId),
        eq(alertRules.country, ranks.country),
        sql`coalesce(${alertRules.keywordId}, ${keywordId}) = ${keywordId}`,
        lte(alertRules.createdAt, ranks.checkedAt),
      ),
    )
    .innerJoin(follows, and(eq(follows.userId, alertRules.userId), eq(follows.appId, ranks.appId)))
    .innerJoin(
      userKeywords,
      and(
        eq(userKeywords.userId, alertRules.userId),
        eq(userKeywords.keywordId, ranks.keywordId),
        eq(userKeywords.country, ranks.country),
        isCompared(db),
      ),
    )
    .where(
      and(
        eq(ranks.keywordId, keywordId),
        eq(ranks.country, country),
        sql`${ranks.previousCheckedAt} is not null`,
        sql`case ${condition}
          when 'moved' then abs(${previous} - ${current}) >= ${threshold}
          when 'entered-top' then ${current} <= ${threshold} and ${previous} > ${threshold}
          else ${current} > ${threshold} and ${previous} <= ${threshold} end`,
      ),
    );
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${alerts} (user_id, rule_id, app_id, keyword_id, country, previous_rank, current_rank, moved_from, at)
    ${moved} on conflict do nothing returning id`);
  return rows.map((row) => Number(row.id));
}

export async function findAlertsById(db: Executor, ids: number[]): Promise<AlertRow[]> {
  const rows = await selectWithKeyword(db).where(sql`${alerts.id} = any(${sql.param(ids)}::bigint[])`);
  return rows.map(flattenRow);
}

/** Returns the active users with alerts that have not been emailed. */
export async function findOwnersWithUnsentAlerts(db: Executor) {
  return db
    .selectDistinct({ userId: alerts.userId, email: users.email })
    .from(alerts)
    .innerJoin(users, and(eq(users.id, alerts.userId), eq(users.isActive, true)))
    .where(isNull(alerts.mailedAt));
}

/** Marks a user's unsent alerts as emailed and returns them, newest first. */
export async function claimUnsentAlerts(db: Executor, userId: number): Promise<AlertRow[]> {
  const taken = await db
    .update(alerts)
    .set({ mailedAt: sql`now()` })
    .where(and(eq(alerts.userId, userId), isNull(alerts.mailedAt)))
    .returning({ id: alerts.id });
  const rows = await findAlertsById(
    db,
    taken.map((row) => row.id),
  );
  return rows.sort((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id);
}

/** Returns all of a user's alerts, oldest first, for the personal data export. */
export async function findAlertData(db: Executor, userId: number): Promise<AlertRow[]> {
  return (await selectWithKeyword(db).where(eq(alerts.userId, userId)).orderBy(alerts.at)).map(flattenRow);
}

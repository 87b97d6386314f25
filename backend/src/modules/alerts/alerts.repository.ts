import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { selectUsers } from "../accounts";
import { selectKeywords } from "../crawls";
import { alerts } from "./alerts.schema";

const users = selectUsers();
const keywords = selectKeywords();

export type AlertRow = typeof alerts.$inferSelect & { keyword: string | null };

const MAX_ALERTS = 100;

const selectWithKeyword = (db: Executor) =>
  db
    .select({ alert: alerts, keyword: keywords.text })
    .from(alerts)
    .leftJoin(keywords, eq(keywords.id, alerts.keywordId));

const flattenRow = ({
  alert,
  keyword,
}: {
  alert: typeof alerts.$inferSelect;
  keyword: string | null;
}): AlertRow => ({
  ...alert,
  keyword,
});

const belongsTo = (userId: number, appId: number | undefined) =>
  and(eq(alerts.userId, userId), appId === undefined ? undefined : eq(alerts.appId, appId));

const isUnread = (userId: number, appId: number | undefined) =>
  and(belongsTo(userId, appId), isNull(alerts.readAt));

/** Returns the user's latest alerts of one app or of all apps, newest first. */
export async function findAlerts(
  db: Executor,
  userId: number,
  appId: number | undefined,
): Promise<AlertRow[]> {
  const rows = await selectWithKeyword(db)
    .where(belongsTo(userId, appId))
    .orderBy(desc(alerts.at), desc(alerts.id))
    .limit(MAX_ALERTS);
  return rows.map(flattenRow);
}

export async function countUnread(db: Executor, userId: number, appId: number | undefined): Promise<number> {
  const [row] = await db.select({ value: count() }).from(alerts).where(isUnread(userId, appId));
  return row?.value ?? 0;
}

export async function markRead(db: Executor, userId: number, appId: number | undefined): Promise<void> {
  await db
    .update(alerts)
    .set({ readAt: sql`now()` })
    .where(isUnread(userId, appId));
}

/** Finds alerts by id, oldest first. */
export async function findAlertsById(db: Executor, ids: readonly number[]): Promise<AlertRow[]> {
  const rows = await selectWithKeyword(db)
    .where(sql`${alerts.id} = any(${sql.param(ids)}::bigint[])`)
    .orderBy(alerts.id);
  return rows.map(flattenRow);
}

const isUnsent = and(eq(alerts.byEmail, true), isNull(alerts.mailedAt));

/** Returns the active users with alerts that have not been emailed. */
export async function findOwnersWithUnsentAlerts(db: Executor) {
  return db
    .selectDistinct({ userId: alerts.userId, email: users.email })
    .from(alerts)
    .innerJoin(users, and(eq(users.id, alerts.userId), eq(users.isActive, true)))
    .where(isUnsent);
}

/** Marks a user's unsent alerts as emailed and returns them, oldest first. */
export async function claimUnsentAlerts(db: Executor, userId: number): Promise<AlertRow[]> {
  const taken = await db
    .update(alerts)
    .set({ mailedAt: sql`now()` })
    .where(and(eq(alerts.userId, userId), isUnsent))
    .returning({ id: alerts.id });
  return findAlertsById(
    db,
    taken.map((row) => row.id),
  );
}

/** Returns all of a user's alerts, oldest first, for the personal data export. */
export async function findAlertData(db: Executor, userId: number): Promise<AlertRow[]> {
  return (await selectWithKeyword(db).where(eq(alerts.userId, userId)).orderBy(alerts.at)).map(flattenRow);
}

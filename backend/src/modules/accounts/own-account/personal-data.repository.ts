import { desc, eq, or } from "drizzle-orm";
import { auditLog } from "../../../infra/security/audit.schema";
import type { Executor } from "../../../infra/db/database";
import { accountDays, knownBrowsers, sessions, users } from "../accounts.schema";

/** Only the latest entries are exported, so that an export cannot grow without bound. */
const MAX_ENTRIES = 10_000;

export function findProfileData(db: Executor, userId: number) {
  const { name, email, emailVerifiedAt, googleEmail, plan, createdAt, lastSeenAt } = users;
  return db
    .select({ name, email, emailVerifiedAt, googleEmail, plan, createdAt, lastSeenAt })
    .from(users)
    .where(eq(users.id, userId));
}

export function findSessionData(db: Executor, userId: number) {
  const { fingerprint, ip, userAgent, createdAt, lastSeenAt, expiresAt, endedAt, endReason } = sessions;
  return db
    .select({ fingerprint, ip, userAgent, createdAt, lastSeenAt, expiresAt, endedAt, endReason })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(createdAt));
}

/** Returns the UTC days on which the account was in use. */
export function findDayData(db: Executor, userId: number) {
  const { day } = accountDays;
  return db.select({ day }).from(accountDays).where(eq(accountDays.userId, userId)).orderBy(desc(day));
}

export function findBrowserData(db: Executor, userId: number) {
  const { hash, lastSeenAt } = knownBrowsers;
  return db.select({ hash, lastSeenAt }).from(knownBrowsers).where(eq(knownBrowsers.userId, userId));
}

/** Returns audit entries about the user's own actions and about others' actions on the account; the latter without IP. */
export async function findActivityData(db: Executor, userId: number) {
  const { at, actorId, action, result, ip, details } = auditLog;
  const rows = await db
    .select({ at, actorId, action, result, ip, details })
    .from(auditLog)
    .where(or(eq(actorId, userId), eq(details, `user ${userId}`)))
    .orderBy(desc(auditLog.id))
    .limit(MAX_ENTRIES);
  return rows.map(({ actorId, ip, ...row }) => ({ ...row, ip: actorId === userId ? ip : null }));
}

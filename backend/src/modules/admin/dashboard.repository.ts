import { count, desc, eq, isNotNull, sql } from "drizzle-orm";
import { auditLog } from "../../infra/security/audit.schema";
import type { Executor } from "../../infra/db/database";
import { sessions, users } from "../accounts";
import { follows } from "../apps";
import { appRanks } from "../crawls";
import { userKeywords } from "../keywords";
import { apps } from "../store";

// Queries across modules that read the modules' tables directly, one statement each.

/** Last-seen times are updated at most once a minute, so users seen within two minutes count as online. */
const isOnline = sql`${users.lastSeenAt} > now() - interval '2 minutes' and exists (
  select 1 from ${sessions}
  where ${sessions.userId} = ${users.id} and ${sessions.endedAt} is null and ${sessions.expiresAt} > now())`;

const countWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

export async function countUsers(db: Executor) {
  const [row] = await db
    .select({
      total: count(),
      active: countWhere(sql`${users.isActive}`),
      admins: countWhere(sql`${users.role} in ('admin', 'superadmin')`),
      newThisWeek: countWhere(sql`${users.createdAt} > now() - interval '7 days'`),
      online: countWhere(isOnline),
    })
    .from(users);
  if (!row) throw new Error("Counting users gave no row.");
  return row;
}

export async function countApps(db: Executor) {
  const [known, followed, keywords, ranksStored] = await Promise.all([
    db.$count(apps),
    db.$count(follows),
    db.$count(userKeywords),
    db.$count(appRanks, isNotNull(appRanks.checkedAt)),
  ]);
  return { known, followed, keywords, ranksStored };
}

/** Returns the latest audit entries with the actor's address, which is `null` once the account is deleted. */
export async function findRecentActivity(db: Executor, limit: number) {
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actor: users.email,
      action: auditLog.action,
      result: auditLog.result,
      details: auditLog.details,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .orderBy(desc(auditLog.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

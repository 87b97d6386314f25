import { desc, eq, gte, sql, type SQLWrapper } from "drizzle-orm";
import { auditLog } from "../../infra/security/audit.schema";
import type { Executor } from "../../infra/db/database";
import { selectUsers } from "../accounts";

const users = selectUsers();

// Rows of the reports, read directly from the tables of other modules with one statement each.

const since = (days: number) => sql`now() - make_interval(days => ${days})`;
const formatDay = (column: SQLWrapper) => sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;
const countWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

export const accountRows = (db: Executor, limit: number) =>
  db
    .select({
      name: users.name,
      email: users.email,
      role: users.role,
      plan: users.plan,
      isActive: users.isActive,
      createdAt: users.createdAt,
      lastSeenAt: users.lastSeenAt,
    })
    .from(users)
    .orderBy(desc(users.id))
    .limit(limit);

export const registrationRows = (db: Executor, days: number) => {
  const day = formatDay(users.createdAt);
  return db
    .select({
      day,
      accounts: countWhere(sql`true`),
      confirmed: countWhere(sql`${users.emailVerifiedAt} is not null`),
    })
    .from(users)
    .where(gte(users.createdAt, since(days)))
    .groupBy(day)
    .orderBy(desc(day));
};

export const planRows = (db: Executor) =>
  db
    .select({
      plan: users.plan,
      accounts: countWhere(sql`true`),
      active: countWhere(sql`${users.isActive}`),
      seen: countWhere(sql`${users.lastSeenAt} > now() - interval '30 days'`),
    })
    .from(users)
    .groupBy(users.plan)
    .orderBy(users.plan);

export const activityRows = (db: Executor, days: number) =>
  db
    .select({
      action: auditLog.action,
      ok: countWhere(sql`${eq(auditLog.result, "ok")}`),
      failed: countWhere(sql`${eq(auditLog.result, "failed")}`),
      denied: countWhere(sql`${eq(auditLog.result, "denied")}`),
    })
    .from(auditLog)
    .where(gte(auditLog.at, since(days)))
    .groupBy(auditLog.action)
    .orderBy(auditLog.action);

import { and, asc, count, desc, eq, gte, ilike, lt, or, sql } from "drizzle-orm";
import { auditLog } from "../../platform/audit.schema";
import type { Executor } from "../../platform/database";
import type { Page } from "../../platform/paging";
import { containsPattern } from "../../platform/search-pattern";
import { users } from "../accounts";

export interface ActivityFilter {
  search?: string | undefined;
  action?: string | undefined;
  result?: "ok" | "failed" | "denied" | undefined;
  source?: "server" | "client" | undefined;
  userId?: number | undefined;
  /** From this moment on. */
  from?: Date | undefined;
  /** Before this moment. */
  before?: Date | undefined;
}

const columns = {
  id: auditLog.id,
  at: auditLog.at,
  actorId: auditLog.actorId,
  email: users.email,
  action: auditLog.action,
  result: auditLog.result,
  ip: auditLog.ip,
  requestId: auditLog.requestId,
  source: auditLog.source,
  details: auditLog.details,
};

function whereOf({ search, action, result, source, userId, from, before }: ActivityFilter) {
  const pattern = search ? containsPattern(search) : null;
  return and(
    pattern === null
      ? undefined
      : or(
          ilike(auditLog.details, pattern),
          ilike(auditLog.action, pattern),
          ilike(users.email, pattern),
          ilike(auditLog.ip, pattern),
        ),
    action === undefined ? undefined : eq(auditLog.action, action),
    result === undefined ? undefined : eq(auditLog.result, result),
    source === undefined ? undefined : eq(auditLog.source, source),
    userId === undefined ? undefined : eq(auditLog.actorId, userId),
    from === undefined ? undefined : gte(auditLog.at, from),
    before === undefined ? undefined : lt(auditLog.at, before),
  );
}

const entriesOf = (db: Executor, filter: ActivityFilter) =>
  db.select(columns).from(auditLog).leftJoin(users, eq(users.id, auditLog.actorId)).where(whereOf(filter));

export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number];

export async function findEntries(
  db: Executor,
  filter: ActivityFilter,
  dir: "asc" | "desc",
  { pageSize, offset }: Pick<Page, "pageSize" | "offset">,
): Promise<EntryRow[]> {
  const order = dir === "asc" ? asc(auditLog.id) : desc(auditLog.id);
  return entriesOf(db, filter).orderBy(order).limit(pageSize).offset(offset);
}

export async function countEntries(db: Executor, filter: ActivityFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(whereOf(filter));
  return row?.total ?? 0;
}

export async function findActions(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ action: auditLog.action })
    .from(auditLog)
    .groupBy(auditLog.action)
    .orderBy(sql`1`);
  return rows.map(({ action }) => action);
}

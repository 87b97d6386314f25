import { and, asc, count, desc, eq, gte, ilike, inArray, lt, or, sql, type SQL } from "drizzle-orm";
import { auditLog } from "../../infra/security/audit.schema";
import type { Executor } from "../../infra/db/database";
import type { Page } from "../../infra/http/paging";
import { containsPattern } from "../../infra/db/search-pattern";
import { selectUsers } from "../accounts";

const users = selectUsers();

export interface ActivityFilter {
  search?: string | undefined;
  action?: string | undefined;
  result?: "ok" | "failed" | "denied" | undefined;
  source?: "server" | "client" | undefined;
  userId?: number | undefined;
  /** Earliest time, inclusive. */
  from?: Date | undefined;
  /** Latest time, exclusive. */
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

/** Maximum number of users whose entries a search by address finds. */
const MAX_USERS = 1_000;

async function buildCondition(db: Executor, filter: ActivityFilter): Promise<SQL | undefined> {
  const { search, action, result, source, userId, from, before } = filter;
  return and(
    search ? await buildSearchCondition(db, containsPattern(search)) : undefined,
    action === undefined ? undefined : eq(auditLog.action, action),
    result === undefined ? undefined : eq(auditLog.result, result),
    source === undefined ? undefined : eq(auditLog.source, source),
    userId === undefined ? undefined : eq(auditLog.actorId, userId),
    from === undefined ? undefined : gte(auditLog.at, from),
    before === undefined ? undefined : lt(auditLog.at, before),
  );
}

// Users are looked up first, so that every part of the condition can use an index.
async function buildSearchCondition(db: Executor, pattern: string): Promise<SQL | undefined> {
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(ilike(users.email, pattern))
    .limit(MAX_USERS);
  return or(
    ilike(auditLog.details, pattern),
    ilike(auditLog.action, pattern),
    ilike(auditLog.ip, pattern),
    people.length === 0
      ? undefined
      : inArray(
          auditLog.actorId,
          people.map(({ id }) => id),
        ),
  );
}

/** Returns one page of entries. A subquery finds their ids first, so that skipped rows are not read. */
export async function findEntries(
  db: Executor,
  filter: ActivityFilter,
  dir: "asc" | "desc",
  { pageSize, offset }: Pick<Page, "pageSize" | "offset">,
) {
  const order = dir === "asc" ? asc(auditLog.id) : desc(auditLog.id);
  const page = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(await buildCondition(db, filter))
    .orderBy(order)
    .limit(pageSize)
    .offset(offset)
    .as("page");
  return db
    .select(columns)
    .from(auditLog)
    .innerJoin(page, eq(page.id, auditLog.id))
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .orderBy(order);
}

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

export async function countEntries(db: Executor, filter: ActivityFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(auditLog)
    .where(await buildCondition(db, filter));
  return row?.total ?? 0;
}

/** Returns all distinct actions with a loose index scan: reading all entries would be slow. */
export async function findActions(db: Executor): Promise<string[]> {
  const found = await db.execute<{ action: string }>(sql`
    with recursive found as (
      (select action from ${auditLog} order by action limit 1)
      union all
      select (select action from ${auditLog} where action > found.action order by action limit 1)
      from found where found.action is not null)
    select action from found where action is not null`);
  return found.rows.map(({ action }) => action);
}

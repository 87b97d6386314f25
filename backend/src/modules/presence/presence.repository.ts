import type { OnlineUser, ActivityReportSchema } from "@listwise/contracts/account";
import type { z } from "@listwise/contracts/zod";
import { sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { selectSessions, selectUsers } from "../accounts";
import { presence } from "./presence.schema";

export type Report = z.output<typeof ActivityReportSchema> & {
  userId: number;
  sessionId: string;
  at: number;
};
export type Change = Pick<OnlineUser, "status"> & { userId: number };

const users = selectUsers();
const sessions = selectSessions();
const { lastSeenAt, hidden } = presence;

/** Status of a presence row whose session is `sessions`. */
export const status = sql<OnlineUser["status"]>`case
  when ${sessions.endedAt} is not null or ${lastSeenAt} <= now() - interval '5 minutes' then 'OFFLINE'
  when ${hidden} or ${lastSeenAt} <= now() - interval '60 seconds' then 'AWAY'
  else 'ONLINE' end`;

/**
 * Writes all reports in one statement. With two browsers, the visible one determines the user's page: a hidden one
 * takes over only after the other has been silent for a minute. Reports of ended sessions are dropped.
 */
export async function saveReports(db: Executor, reports: readonly Report[]): Promise<void> {
  const rows = JSON.stringify(reports.map(({ at, ...report }) => ({ ...report, ago: Date.now() - at })));
  await db.execute(sql`
    insert into ${presence} (user_id, session_id, current_page, browser, os, hidden, last_seen_at)
    select distinct on (r."userId") r."userId", r."sessionId", r."currentPage", r.browser, r.os,
      coalesce(r.hidden, false), now() - r.ago * interval '1 millisecond'
    from jsonb_to_recordset(${rows}::jsonb) as r("userId" int, "sessionId" uuid, "currentPage" text, browser text,
      os text, hidden boolean, ago int)
    join ${sessions} on ${sessions.id} = r."sessionId" and ${sessions.endedAt} is null
    order by r."userId", coalesce(r.hidden, false), r.ago
    on conflict (user_id) do update set session_id = excluded.session_id, current_page = excluded.current_page,
      browser = excluded.browser, os = excluded.os, hidden = excluded.hidden, last_seen_at = excluded.last_seen_at
    where case
      when ${presence.sessionId} = excluded.session_id or ${hidden} = excluded.hidden
        then ${lastSeenAt} < excluded.last_seen_at
      else ${hidden} or ${lastSeenAt} < now() - interval '60 seconds' end`);
}

/** Stores and returns every change of status since the last call on any node; each change is returned once. */
export async function recordChanges(db: Executor): Promise<Change[]> {
  const { rows } = await db.execute<Change & Record<string, unknown>>(sql`
    with gone as (
      delete from ${presence} using ${sessions}
      where ${sessions.id} = ${presence.sessionId} and ${status} = 'OFFLINE'
      returning ${presence.userId} as user_id
    ), moved as (
      update ${presence} set told = ${status} from ${sessions}
      where ${sessions.id} = ${presence.sessionId} and ${status} <> 'OFFLINE'
        and ${presence.told} is distinct from ${status}
      returning ${presence.userId} as user_id, ${presence.told} as told
    )
    select user_id as "userId", 'OFFLINE' as status from gone
    union all select user_id, told from moved`);
  return rows.map(({ userId, status }) => ({ userId, status }));
}

/** Returns the online users, followed by those seen most recently. */
export async function findOnlineUsers(db: Executor): Promise<OnlineUser[]> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      status,
      currentPage: presence.currentPage,
      browser: presence.browser,
      os: presence.os,
      lastSeenAt,
    })
    .from(presence)
    .innerJoin(users, sql`${users.id} = ${presence.userId} and ${users.isActive}`)
    .innerJoin(sessions, sql`${sessions.id} = ${presence.sessionId}`)
    .where(sql`${status} <> 'OFFLINE'`)
    .orderBy(sql`${status} desc`, sql`${lastSeenAt} desc`, users.id);
  return rows.map((row) => ({ ...row, lastSeenAt: row.lastSeenAt.toISOString() }));
}

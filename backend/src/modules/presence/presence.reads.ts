import { count, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { selectSessions, selectUsers } from "../accounts";
import { status } from "./presence.repository";
import { presence } from "./presence.schema";

const users = selectUsers();
const sessions = selectSessions();

/** Counts the users who are online: with a visible page that reported within the last 60 seconds. */
export async function countOnlineUsers(db: Executor): Promise<number> {
  const [row] = await db
    .select({ value: count() })
    .from(presence)
    .innerJoin(users, sql`${users.id} = ${presence.userId} and ${users.isActive}`)
    .innerJoin(sessions, sql`${sessions.id} = ${presence.sessionId}`)
    .where(sql`${status} = 'ONLINE'`);
  return row?.value ?? 0;
}

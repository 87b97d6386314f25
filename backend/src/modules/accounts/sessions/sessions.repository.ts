import { and, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database, Executor } from "../../../infra/db/database";
import { getOnlyRow } from "../../../infra/db/get-only-row";
import { createWeakMemo } from "../../../infra/cache/weak-memo";
import { accountDays, refreshTokens, sessions, users } from "../accounts.schema";
import { RECENT_MINUTES } from "./session-lifetimes";

/** Days of use are kept for a bit more than a year, chosen by us. The privacy policy says so. */
const DAYS_OF_USE_KEPT = 400;

export type SessionRow = typeof sessions.$inferSelect;
export type EndReason = NonNullable<SessionRow["endReason"]>;
export type NewSession = Pick<SessionRow, "userId" | "fingerprint" | "ip" | "userAgent" | "expiresAt">;

export async function insertSession(db: Executor, session: NewSession): Promise<SessionRow> {
  return getOnlyRow(await db.insert(sessions).values(session).returning());
}

/** Adds a refresh token; does nothing if it exists. */
export async function insertRefreshToken(db: Executor, sessionId: string, hash: string): Promise<void> {
  await db.insert(refreshTokens).values({ sessionId, hash }).onConflictDoNothing();
}

const getSessionLookup = createWeakMemo((db: Database) =>
  db
    .select({
      sessionId: sessions.id,
      isOver: sql<boolean>`${sessions.endedAt} is not null or not ${users.isActive}`,
      isPastLife: sql<boolean>`${sessions.expiresAt} <= now()`,
      tokenEpoch: sessions.tokenEpoch,
      lastSeenAt: sessions.lastSeenAt,
      recentSignIn: sql<boolean>`${sessions.authenticatedAt} > now() - make_interval(mins => ${sql.raw(String(RECENT_MINUTES))})`,
      secondFactors: users.secondFactors,
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      passwordHash: users.passwordHash,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(sql`${sessions.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("session_lookup"),
);

/** Returns sessions with their users, by session id. Runs on every call with an access token. */
export async function findSessions(db: Database, ids: string[]) {
  const rows = await getSessionLookup(db).execute({ ids });
  return new Map(rows.map((row) => [row.sessionId, row]));
}

/**
 * Returns a refresh token with its session and user, locked until the transaction ends; `null` if it is unknown. Ages are in
 * seconds.
 */
export async function lockRefreshToken(db: Executor, hash: string) {
  const [row] = await db
    .select({
      session: sessions,
      user: users,
      isUsed: sql<boolean>`${refreshTokens.usedAt} is not null`,
      secondsSinceUse: sql<number>`coalesce(extract(epoch from now() - ${refreshTokens.usedAt}), 0)::float`,
      age: sql<number>`extract(epoch from now() - ${refreshTokens.createdAt})::float`,
      isPastLife: sql<boolean>`${sessions.expiresAt} <= now()`,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(refreshTokens.hash, hash))
    // A password change locks in the same order; another order could deadlock.
    .for("update", { of: [sessions, refreshTokens] });
  return row ?? null;
}

export async function isRefreshTokenUsed(db: Executor, hash: string): Promise<boolean> {
  return (
    (await db.$count(refreshTokens, and(eq(refreshTokens.hash, hash), isNotNull(refreshTokens.usedAt)))) > 0
  );
}

export async function markRefreshTokenUsed(db: Executor, hash: string): Promise<void> {
  await db
    .update(refreshTokens)
    .set({ usedAt: sql`now()` })
    .where(eq(refreshTokens.hash, hash));
}

/**
 * Updates the last use of a session and its user, once a minute at most, and records the day. Skips the user's row if it is
 * locked.
 */
export async function touchSession(db: Executor, sessionId: string): Promise<void> {
  await db.execute(sql`
    with seen as (
      update ${sessions} set last_seen_at = now()
      where ${sessions.id} = ${sessionId}
        and (${sessions.lastSeenAt} is null or ${sessions.lastSeenAt} < now() - interval '1 minute')
      returning user_id
    ), free as (
      select id from ${users} where id in (select user_id from seen) for no key update skip locked
    ), today as (
      insert into ${accountDays} (user_id, day) select id, (now() at time zone 'UTC')::date from free
      on conflict do nothing
    )
    update ${users} set last_seen_at = now() where ${users.id} in (select id from free)`);
}

/** Deletes the days of use that are older than any figure needs. */
export async function deleteOldDays(db: Executor): Promise<void> {
  await db
    .delete(accountDays)
    .where(sql`${accountDays.day} < (now() at time zone 'UTC')::date - ${DAYS_OF_USE_KEPT}::int`);
}

/** Condition of sessions that have neither ended nor expired. */
export const isRunning = and(isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`));

/** Invalidates all tokens issued so far for a session and locks its row. Returns `null` if the session has ended. */
export async function incrementTokenEpoch(db: Executor, sessionId: string): Promise<SessionRow | null> {
  const [row] = await db
    .update(sessions)
    .set({ tokenEpoch: sql`${sessions.tokenEpoch} + 1` })
    .where(and(eq(sessions.id, sessionId), isRunning))
    .returning();
  if (row) await db.delete(refreshTokens).where(eq(refreshTokens.sessionId, sessionId));
  return row ?? null;
}

/** Ends a session unless it has already ended. */
export async function endSession(db: Executor, id: string, reason: EndReason): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}

/** Deletes sessions that expired more than 30 days ago, with their tokens. */
export async function deleteOldSessions(db: Executor): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now() - interval '30 days'`));
}

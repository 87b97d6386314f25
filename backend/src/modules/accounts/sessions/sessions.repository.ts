import { and, desc, eq, gt, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import type { Database, Executor, Transaction } from "../../../infra/db/database";
import { createWeakMemo } from "../../../infra/cache/weak-memo";
import { lockUser, type UserRow } from "../accounts.repository";
import { refreshTokens, sessions, users } from "../accounts.schema";
import { deleteUserChallenges } from "../sign-in/sign-in-challenges.repository";

/** Seconds after which an unused refresh token expires. */
export const IDLE_SECONDS = 14 * 86_400;

/** Minutes for which a proof of identity counts as recent. Chosen by us. */
export const RECENT_MINUTES = 10;

export type SessionRow = typeof sessions.$inferSelect;
export type EndReason = NonNullable<SessionRow["endReason"]>;
export type NewSession = Pick<SessionRow, "userId" | "fingerprint" | "ip" | "userAgent" | "expiresAt">;

export async function insertSession(db: Executor, session: NewSession): Promise<SessionRow> {
  const [row] = await db.insert(sessions).values(session).returning();
  if (!row) throw new Error("The new session was not returned.");
  return row;
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

/** Updates the last use of a session and its user, once a minute at most. Skips the user's row if it is locked. */
export async function touchSession(db: Executor, sessionId: string): Promise<void> {
  await db.execute(sql`
    with seen as (
      update ${sessions} set last_seen_at = now()
      where ${sessions.id} = ${sessionId}
        and (${sessions.lastSeenAt} is null or ${sessions.lastSeenAt} < now() - interval '1 minute')
      returning user_id
    )
    update ${users} set last_seen_at = now() where ${users.id} in (
      select id from ${users} where id in (select user_id from seen) for no key update skip locked)`);
}

const isRunning = and(isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`));

/**
 * Locks the account and the session of a call that changes the account. Returns `null` if the account is inactive or the
 * session has ended in the meantime, for example by a password reset.
 */
export async function lockSignedIn(
  tx: Transaction,
  userId: number,
  sessionId: string,
): Promise<UserRow | null> {
  const user = await lockUser(tx, userId);
  const isTheirs = and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isRunning);
  const [running] = await tx.select({ id: sessions.id }).from(sessions).where(isTheirs).for("update");
  return user?.isActive && running ? user : null;
}

/** Returns a user's active sessions, the most recently used first. */
export async function findRunningSessions(db: Executor, userId: number): Promise<SessionRow[]> {
  const seen = sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`;
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isRunning,
        sql`${seen} > now() - make_interval(secs => ${IDLE_SECONDS})`,
      ),
    )
    .orderBy(desc(seen), desc(sessions.createdAt));
}

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

/** Records that the session's owner has just proved their identity. */
export async function renewAuthentication(db: Executor, id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ authenticatedAt: sql`now()` })
    .where(eq(sessions.id, id));
}

/** Returns the time of the last proof of identity in a session; `null` if the session is unknown. */
export async function findAuthenticatedAt(db: Executor, id: string): Promise<Date | null> {
  const [row] = await db.select({ at: sessions.authenticatedAt }).from(sessions).where(eq(sessions.id, id));
  return row?.at ?? null;
}

/** Ends a session unless it has already ended. */
export async function endSession(db: Executor, id: string, reason: EndReason): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}

/** Selects a user's sessions: only one, all except one, or by default all. */
export interface SessionSelection {
  only?: string | undefined;
  except?: string | undefined;
}

/**
 * Ends a user's sessions and returns those that were active. Unless it ends only one session, it also cancels sign-ins that
 * wait for a second factor, because they would open another session.
 */
export async function endUserSessions(
  db: Executor,
  userId: number,
  reason: EndReason,
  { only, except }: SessionSelection = {},
): Promise<SessionRow[]> {
  if (only === undefined) await deleteUserChallenges(db, userId);
  return db
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(
      and(
        eq(sessions.userId, userId),
        isRunning,
        only === undefined ? undefined : eq(sessions.id, only),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning();
}

/** Deletes sessions that expired more than 30 days ago, with their tokens. */
export async function deleteOldSessions(db: Executor): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now() - interval '30 days'`));
}

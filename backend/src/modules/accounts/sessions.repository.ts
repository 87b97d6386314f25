import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database, Executor } from "../../platform/database";
import { oncePer } from "../../platform/once-per";
import { refreshTokens, sessions, users } from "./accounts.schema";

export type SessionRow = typeof sessions.$inferSelect;
export type EndReason = NonNullable<SessionRow["endReason"]>;
export type NewSession = Pick<SessionRow, "userId" | "fingerprint" | "ip" | "userAgent" | "expiresAt">;

export async function insertSession(db: Executor, session: NewSession): Promise<string> {
  const [row] = await db.insert(sessions).values(session).returning({ id: sessions.id });
  if (!row) throw new Error("The new session was not returned.");
  return row.id;
}

export async function insertRefreshToken(db: Executor, sessionId: string, hash: string): Promise<void> {
  await db.insert(refreshTokens).values({ sessionId, hash });
}

const sessionLookup = oncePer((db: Database) =>
  db
    .select({
      sessionId: sessions.id,
      isOver: sql<boolean>`${sessions.endedAt} is not null or not ${users.isActive}`,
      isPastLife: sql<boolean>`${sessions.expiresAt} <= now()`,
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      passwordHash: users.passwordHash,
      emailVerifiedAt: users.emailVerifiedAt,
      lastSeenAt: users.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(sql`${sessions.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("session_lookup"),
);

/** The lookup of every call with a token. */
export async function findSessions(db: Database, ids: string[]) {
  const rows = await sessionLookup(db).execute({ ids });
  return new Map(rows.map((row) => [row.sessionId, row]));
}

/** A refresh token with its session and user, locked until the transaction ends. Ages are in seconds. */
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
    .for("update", { of: [refreshTokens, sessions] });
  return row ?? null;
}

export async function markRefreshTokenUsed(db: Executor, hash: string): Promise<void> {
  await db
    .update(refreshTokens)
    .set({ usedAt: sql`now()` })
    .where(eq(refreshTokens.hash, hash));
}

/** Ends a session unless it has ended. */
export async function endSession(db: Executor, id: string, reason: EndReason): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}

/** Ends all sessions of a user and returns those that were running. */
export async function endSessionsOf(db: Executor, userId: number, reason: EndReason): Promise<SessionRow[]> {
  return db
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .returning();
}

/** Forgets sessions whose life ended a month ago, with their tokens. */
export async function deleteOldSessions(db: Executor): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now() - interval '30 days'`));
}

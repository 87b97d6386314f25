import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { selectSessions } from "../accounts";
import { googleAttempts, googleCodes } from "./google.schema";

export type CodeRow = typeof googleCodes.$inferSelect;
export type Purpose = CodeRow["purpose"];
export type NewCode = Omit<CodeRow, "expiresAt" | "usedAt" | "sessionId">;

export async function insertAttempt(
  db: Executor,
  attempt: { stateHash: string; challenge: string; purpose: Purpose },
): Promise<void> {
  await db.insert(googleAttempts).values({ ...attempt, expiresAt: sql`now() + interval '10 minutes'` });
}

/** Deletes and returns the attempt of a state. Returns `null` if there is no such attempt or it has expired. */
export async function consumeAttempt(db: Executor, stateHash: string) {
  const { challenge, purpose, expiresAt } = googleAttempts;
  const [row] = await db
    .delete(googleAttempts)
    .where(eq(googleAttempts.stateHash, stateHash))
    .returning({ challenge, purpose, isLive: sql<boolean>`${expiresAt} > now()` });
  return row?.isLive ? row : null;
}

export async function insertCode(db: Executor, code: NewCode): Promise<void> {
  await db.insert(googleCodes).values({ ...code, expiresAt: sql`now() + interval '60 seconds'` });
}

/** Marks a code as used and returns it. Returns `null` if it is unknown, already used or expired. */
export async function consumeCode(db: Executor, hash: string): Promise<CodeRow | null> {
  const [row] = await db
    .update(googleCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(googleCodes.hash, hash), isNull(googleCodes.usedAt), gt(googleCodes.expiresAt, sql`now()`)))
    .returning();
  return row ?? null;
}

/** Finds the session that was opened with a code. */
export async function findSessionOfCode(db: Executor, hash: string) {
  const sessions = selectSessions();
  const [row] = await db
    .select({ id: sessions.id, userId: sessions.userId })
    .from(googleCodes)
    .innerJoin(sessions, eq(sessions.id, googleCodes.sessionId))
    .where(eq(googleCodes.hash, hash));
  return row ?? null;
}

export async function updateCodeSession(db: Executor, hash: string, sessionId: string): Promise<void> {
  await db.update(googleCodes).set({ sessionId }).where(eq(googleCodes.hash, hash));
}

/** Deletes expired attempts, and codes one day after they expire. */
export async function deleteExpired(db: Executor): Promise<void> {
  await db.delete(googleAttempts).where(lt(googleAttempts.expiresAt, sql`now()`));
  await db.delete(googleCodes).where(lt(googleCodes.expiresAt, sql`now() - interval '1 day'`));
}

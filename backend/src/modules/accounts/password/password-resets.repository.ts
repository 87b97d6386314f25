import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { passwordResets } from "../accounts.schema";

export async function insertReset(db: Executor, userId: number, hash: string): Promise<void> {
  const expiresAt = sql`now() + interval '1 hour'`;
  await db.insert(passwordResets).values({ userId, hash, expiresAt });
}

const isValid = (hash: string) =>
  and(eq(passwordResets.hash, hash), gt(passwordResets.expiresAt, sql`now()`));

/** Returns the id of the token's owner without consuming the token; `null` if it is unknown, used or expired. */
export async function findResetOwner(db: Executor, hash: string): Promise<number | null> {
  const [row] = await db.select({ userId: passwordResets.userId }).from(passwordResets).where(isValid(hash));
  return row?.userId ?? null;
}

/** Consumes a token and returns the id of its owner; `null` if the token is unknown, used or expired. */
export async function consumeReset(db: Executor, hash: string): Promise<number | null> {
  const [row] = await db
    .delete(passwordResets)
    .where(isValid(hash))
    .returning({ userId: passwordResets.userId });
  return row?.userId ?? null;
}

export async function deleteUserResets(db: Executor, userId: number): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

export async function deleteOldResets(db: Executor): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
}

import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { totpSecrets } from "./second-factor.schema";

export async function findSecrets(db: Executor, userId: number) {
  const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId));
  return row ?? null;
}

/** Returns whether the account has an authenticator app that is turned on. */
export async function hasTotp(db: Executor, userId: number): Promise<boolean> {
  return Boolean((await findSecrets(db, userId))?.secret);
}

/** Keeps a sealed secret that a code has yet to confirm. */
export async function storePending(db: Executor, userId: number, pendingSecret: string): Promise<void> {
  await db
    .insert(totpSecrets)
    .values({ userId, pendingSecret })
    .onConflictDoUpdate({ target: totpSecrets.userId, set: { pendingSecret } });
}

/** Puts the confirmed secret in place of the former one; `lastStep` is the time step of the code that confirmed it. */
export async function storeConfirmed(
  tx: Transaction,
  userId: number,
  secret: string,
  lastStep: number,
): Promise<void> {
  const change = { secret, pendingSecret: null, lastStep };
  await tx.update(totpSecrets).set(change).where(eq(totpSecrets.userId, userId));
}

/** Notes the time step of an accepted code. Returns false when a code of it or of a later one was accepted before. */
export async function advanceStep(tx: Transaction, userId: number, step: number): Promise<boolean> {
  const isNew = or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step));
  const rows = await tx
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), isNew))
    .returning({ userId: totpSecrets.userId });
  return rows.length > 0;
}

/** Removes the authenticator app. Returns false when none was turned on. */
export async function deleteTotp(tx: Transaction, userId: number): Promise<boolean> {
  const [row] = await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId)).returning();
  return Boolean(row?.secret);
}

import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Executor, Transaction } from "../../../infra/db/database";
import { totpSecrets } from "../second-factor.schema";

export async function findSecrets(db: Executor, userId: number) {
  const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId));
  return row ?? null;
}

/** Returns true if the account has an authenticator app that is turned on. */
export async function hasTotp(db: Executor, userId: number): Promise<boolean> {
  return Boolean((await findSecrets(db, userId))?.secret);
}

/** Stores an encrypted secret that hasn't been confirmed by a code yet. */
export async function storePending(db: Executor, userId: number, pendingSecret: string): Promise<void> {
  await db
    .insert(totpSecrets)
    .values({ userId, pendingSecret })
    .onConflictDoUpdate({ target: totpSecrets.userId, set: { pendingSecret } });
}

/** Replaces the secret with the confirmed one; `lastStep` is the time step of the confirming code. */
export async function storeConfirmed(
  tx: Transaction,
  userId: number,
  secret: string,
  lastStep: number,
): Promise<void> {
  const change = { secret, pendingSecret: null, lastStep };
  await tx.update(totpSecrets).set(change).where(eq(totpSecrets.userId, userId));
}

/** Records the time step of an accepted code. Returns false if a code of this or a later step was already accepted. */
export async function advanceStep(tx: Transaction, userId: number, step: number): Promise<boolean> {
  const isNew = or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step));
  const rows = await tx
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), isNew))
    .returning({ userId: totpSecrets.userId });
  return rows.length > 0;
}

/** Removes the authenticator app. Returns false if none was turned on. */
export async function deleteTotp(tx: Transaction, userId: number): Promise<boolean> {
  const [row] = await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId)).returning();
  return Boolean(row?.secret);
}

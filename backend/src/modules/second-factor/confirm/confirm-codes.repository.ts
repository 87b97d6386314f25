import { and, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "../../../infra/db/database";
import { confirmCodes } from "../second-factor.schema";

/** Stores a code for 10 minutes, replacing the previous one. */
export async function storeCode(tx: Transaction, userId: number, hash: string): Promise<void> {
  const values = { hash, expiresAt: sql`now() + interval '10 minutes'` };
  await tx
    .insert(confirmCodes)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: confirmCodes.userId, set: values });
}

/** Returns the hash of the valid code, locked until the transaction ends, or `null` without a valid code. */
export async function lockCode(tx: Transaction, userId: number): Promise<string | null> {
  const [row] = await tx
    .select()
    .from(confirmCodes)
    .where(and(eq(confirmCodes.userId, userId), gt(confirmCodes.expiresAt, sql`now()`)))
    .for("update");
  return row?.hash ?? null;
}

export async function deleteCode(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(confirmCodes).where(eq(confirmCodes.userId, userId));
}

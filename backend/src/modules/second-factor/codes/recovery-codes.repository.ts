import { and, eq } from "drizzle-orm";
import type { Executor, Transaction } from "../../../infra/db/database";
import { recoveryCodes } from "../second-factor.schema";

export async function insertCodes(tx: Transaction, userId: number, hashes: readonly string[]): Promise<void> {
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
}

/** Uses up a code. Returns false if there is no code with this hash. */
export async function deleteUsedCode(tx: Transaction, userId: number, hash: string): Promise<boolean> {
  const deleted = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning();
  return deleted.length > 0;
}

export function countCodes(db: Executor, userId: number): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

export async function deleteCodes(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

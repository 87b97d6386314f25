import { and, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "../../../infra/db/database";
import { hashToken, createOpaqueToken } from "../../accounts";
import { passkeys, totpSecrets } from "../second-factor.schema";

/** A factor of an account; `passkeyId` is `null` for the authenticator app. */
export interface Factor {
  userId: number;
  passkeyId: number | null;
}

/** Returns a token that can remove the factor for 7 days; an earlier token of the same factor becomes invalid. */
export async function createRemoval(tx: Transaction, { userId, passkeyId }: Factor): Promise<string> {
  const { token, hash } = createOpaqueToken();
  const removal = { removalHash: hash, removalExpiresAt: sql`now() + interval '7 days'` };
  if (passkeyId === null) await tx.update(totpSecrets).set(removal).where(eq(totpSecrets.userId, userId));
  else await tx.update(passkeys).set(removal).where(eq(passkeys.id, passkeyId));
  return token;
}

/** Returns the factor that a token removes, or `null` if the token is unknown or expired or its factor was removed. */
export async function findByRemoval(tx: Transaction, token: string): Promise<Factor | null> {
  const matches = ({ removalHash, removalExpiresAt }: typeof passkeys | typeof totpSecrets) =>
    and(eq(removalHash, hashToken(token)), gt(removalExpiresAt, sql`now()`));
  const [passkey] = await tx
    .select({ userId: passkeys.userId, passkeyId: passkeys.id })
    .from(passkeys)
    .where(matches(passkeys));
  if (passkey) return passkey;
  const [totp] = await tx
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(matches(totpSecrets));
  return totp ? { ...totp, passkeyId: null } : null;
}

/** Deletes the tokens of all factors of an account; the factors stay. */
export async function deleteRemovals(tx: Transaction, userId: number): Promise<void> {
  const none = { removalHash: null, removalExpiresAt: null };
  await tx.update(passkeys).set(none).where(eq(passkeys.userId, userId));
  await tx.update(totpSecrets).set(none).where(eq(totpSecrets.userId, userId));
}

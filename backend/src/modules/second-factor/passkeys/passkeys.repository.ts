import { and, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../../infra/db/database";
import { hashToken } from "../../accounts";
import { passkeyChallenges, passkeys } from "../second-factor.schema";

export type PasskeyRow = typeof passkeys.$inferSelect;
export type NewPasskey = Pick<
  PasskeyRow,
  "userId" | "credentialId" | "publicKey" | "counter" | "transports" | "name"
>;
export type Purpose = (typeof passkeyChallenges.$inferSelect)["purpose"];

export function findPasskeys(db: Executor, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id));
}

/** Returns an account's passkeys for its data export. */
export function findPasskeyData(db: Executor, userId: number) {
  const { name, createdAt, lastUsedAt } = passkeys;
  return db.select({ name, createdAt, lastUsedAt }).from(passkeys).where(eq(passkeys.userId, userId));
}

export async function findPasskey(db: Executor, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/** Adds a passkey. Returns its id, or `null` if it already belongs to an account. */
export async function insertPasskey(tx: Transaction, passkey: NewPasskey): Promise<number | null> {
  const [row] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row?.id ?? null;
}

const isOwn = (userId: number, id: number) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

export async function renamePasskey(
  tx: Transaction,
  userId: number,
  id: number,
  name: string,
): Promise<boolean> {
  return (await tx.update(passkeys).set({ name }).where(isOwn(userId, id)).returning()).length > 0;
}

export async function deletePasskey(tx: Transaction, userId: number, id: number): Promise<PasskeyRow | null> {
  const [row] = await tx.delete(passkeys).where(isOwn(userId, id)).returning();
  return row ?? null;
}

export async function deleteAllPasskeys(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}

/** Records a use. Returns false if the authenticator's counter did not advance, because it was used in the meantime. */
export async function recordUse(tx: Transaction, id: number, counter: number): Promise<boolean> {
  const advances = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
  const rows = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), advances))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function insertChallenge(
  db: Executor,
  challenge: string,
  purpose: Purpose,
  userId: number | null,
): Promise<void> {
  const expiresAt = sql`now() + interval '5 minutes'`;
  await db.insert(passkeyChallenges).values({ hash: hashToken(challenge), purpose, userId, expiresAt });
}

/** Uses up a challenge. Returns false if it is unknown, used or expired, or for another purpose or account. */
export async function consumeChallenge(
  tx: Transaction,
  challenge: string,
  purpose: Purpose,
  userId: number | null,
): Promise<boolean> {
  const rows = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, hashToken(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return rows.length > 0;
}

export async function deleteOldChallenges(db: Executor): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`));
}

import { toPlainValue } from "../../infra/mail/mail-values";
import type { Executor, Transaction } from "../../infra/db/database";
import { changeUser, type UserRow } from "../accounts";
import { deleteCode } from "./confirm/confirm-codes.repository";
import { deleteRemovals } from "./removal/factor-removals.repository";
import { deleteAllPasskeys, findPasskeys } from "./passkeys/passkeys.repository";
import { deleteCodes } from "./codes/recovery-codes.repository";
import { deleteTotp, hasTotp } from "./codes/totp.repository";

/** Returns the factors of an account as text for its owner. */
export async function listNames(db: Executor, userId: number): Promise<string[]> {
  const names = (await findPasskeys(db, userId)).map(({ name }) => `the passkey “${toPlainValue(name)}”`);
  return (await hasTotp(db, userId)) ? [...names, "the authenticator app"] : names;
}

/** Stores the kinds of factors that the user has, and returns them. */
export async function storeKinds(tx: Transaction, userId: number): Promise<UserRow["secondFactors"]> {
  const secondFactors: UserRow["secondFactors"] = [];
  if ((await findPasskeys(tx, userId)).length > 0) secondFactors.push("passkey");
  if (await hasTotp(tx, userId)) secondFactors.push("totp");
  await changeUser(tx, userId, { secondFactors });
  return secondFactors;
}

/** Removes all factors and recovery codes of an account. */
export async function removeAll(tx: Transaction, userId: number): Promise<void> {
  await deleteAllPasskeys(tx, userId);
  await deleteTotp(tx, userId);
  await deleteCodes(tx, userId);
  await storeKinds(tx, userId);
}

/**
 * Invalidates everything that was emailed to the owner: links that remove a factor, and the code that confirms a
 * session.
 */
export async function deleteMailedSecrets(tx: Transaction, userId: number): Promise<void> {
  await deleteRemovals(tx, userId);
  await deleteCode(tx, userId);
}

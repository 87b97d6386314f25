import type { Executor, Transaction } from "../../platform/database";

/** The calls that this module needs from the one that manages second factors. */
export interface OwnFactors {
  listNames(db: Executor, userId: number): Promise<string[]>;
  removeAll(tx: Transaction, userId: number): Promise<void>;
  voidMailedSecrets(tx: Transaction, userId: number): Promise<void>;
}

let factors: OwnFactors = {
  listNames: async () => [],
  removeAll: async () => {},
  voidMailedSecrets: async () => {},
};

/** Called at its start by the module that manages second factors, so that this one need not know it. */
export function registerFactors(by: OwnFactors): void {
  factors = by;
}

/** Returns the account's second factors as its owner knows them, such as “the passkey “Phone””. */
export const listFactorNames: OwnFactors["listNames"] = (db, userId) => factors.listNames(db, userId);

/** Removes every second factor of an account, its recovery codes included. */
export const removeFactors: OwnFactors["removeAll"] = (tx, userId) => factors.removeAll(tx, userId);

/** Voids the mailed links that remove a second factor, and the mailed code that confirms a session. */
export const voidMailedFactorSecrets: OwnFactors["voidMailedSecrets"] = (tx, userId) =>
  factors.voidMailedSecrets(tx, userId);

import type { Executor, Transaction } from "../../../infra/db/database";

/** Operations that this module needs from the second-factor module. */
export interface FactorOperations {
  listNames(db: Executor, userId: number): Promise<string[]>;
  removeAll(tx: Transaction, userId: number): Promise<void>;
  voidMailedSecrets(tx: Transaction, userId: number): Promise<void>;
}

let factors: FactorOperations = {
  listNames: async () => [],
  removeAll: async () => {},
  voidMailedSecrets: async () => {},
};

/** Injects the operations; called at startup by the second-factor module, so that this module does not depend on it. */
export function registerFactors(by: FactorOperations): void {
  factors = by;
}

/** Returns display names of the account's second factors, for example “the passkey “Phone””. */
export const listFactorNames: FactorOperations["listNames"] = (db, userId) => factors.listNames(db, userId);

/** Removes every second factor of an account, including its recovery codes. */
export const removeFactors: FactorOperations["removeAll"] = (tx, userId) => factors.removeAll(tx, userId);

/** Voids emailed links that remove a second factor and the emailed code that confirms a session. */
export const voidMailedFactorSecrets: FactorOperations["voidMailedSecrets"] = (tx, userId) =>
  factors.voidMailedSecrets(tx, userId);

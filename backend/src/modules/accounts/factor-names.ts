import type { Executor } from "../../platform/database";

type ListNames = (db: Executor, userId: number) => Promise<string[]>;

let list: ListNames = async () => [];

/** Called at its start by the module that manages second factors, so that this one need not know it. */
export function registerFactorNames(by: ListNames): void {
  list = by;
}

/** Returns the account's second factors as its owner knows them, such as “the passkey “Phone””. */
export const listFactorNames: ListNames = (db, userId) => list(db, userId);

import type { Transaction } from "../../platform/database";
import { createSignal } from "../../platform/signal";

/** A user begins to follow an app in this transaction: what follows from it belongs into the same one. */
export interface AppFollowed {
  userId: number;
  appId: number;
  tx: Transaction;
}

export const appFollowed = createSignal<AppFollowed>();

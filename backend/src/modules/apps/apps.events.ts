import type { Transaction } from "../../platform/database";
import { createSignal } from "../../platform/signal";

/** Emitted when a user starts to track an app. Handlers write in the same transaction. */
export interface AppFollowed {
  userId: number;
  appId: number;
  tx: Transaction;
}

export const appFollowed = createSignal<AppFollowed>();

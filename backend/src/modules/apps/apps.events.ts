import type { Transaction } from "../../infra/db/database";
import { createDomainEvent } from "../../infra/domain-event";

/** Emitted when a user starts to track an app. Handlers write in the same transaction. */
export interface AppTracked {
  userId: number;
  appId: number;
  tx: Transaction;
}

export const appTracked = createDomainEvent<AppTracked>();

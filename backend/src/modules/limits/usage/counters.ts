import type { Executor } from "../../../infra/db/database";
import type { Feature } from "../plans/catalog";

/** Ways to count the rows of a feature. */
export interface Counter {
  countFor: (db: Executor, userId: number) => Promise<number>;
  /** Returns the number of every user who has rows, in one statement. */
  countAll: (db: Executor) => Promise<Map<number, number>>;
}

const counters = new Map<string, Counter>();

/**
 * Registers how to count the rows of a feature. The module that owns the rows calls this, so that limits doesn't depend
 * on it.
 */
export function registerCounter(feature: Feature, counter: Counter): void {
  counters.set(feature, counter);
}

function getCounter(feature: string): Counter {
  const counter = counters.get(feature);
  if (!counter) throw new Error(`No module counts ${feature}. Call registerCounter at startup.`);
  return counter;
}

export async function countRows(db: Executor, userId: number, feature: string): Promise<number> {
  return getCounter(feature).countFor(db, userId);
}

/** Returns the number of rows by user; users without rows are missing. */
export async function countAllRows(db: Executor, feature: string): Promise<Map<number, number>> {
  return getCounter(feature).countAll(db);
}

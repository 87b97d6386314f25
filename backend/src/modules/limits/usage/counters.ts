import type { Executor } from "../../../infra/db/database";
import type { Feature } from "../plans/catalog";

export type Counter = (db: Executor, userId: number) => Promise<number>;

const counters = new Map<string, Counter>();

/**
 * Registers how to count the rows of a feature. The module that owns the rows calls this, so that limits doesn't depend
 * on it.
 */
export function registerCounter(feature: Feature, counter: Counter): void {
  counters.set(feature, counter);
}

export async function countRows(db: Executor, userId: number, feature: string): Promise<number> {
  const counter = counters.get(feature);
  if (!counter) throw new Error(`No module counts ${feature}. Call registerCounter at startup.`);
  return counter(db, userId);
}

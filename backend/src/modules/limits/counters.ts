import type { Executor } from "../../platform/database";
import type { Feature } from "./catalog";

export type Counter = (db: Executor, userId: number) => Promise<number>;

const counters = new Map<string, Counter>();

/** The module that owns the rows says how to count them, so that this one need not know it. */
export function registerCounter(feature: Feature, counter: Counter): void {
  counters.set(feature, counter);
}

export async function countRows(db: Executor, userId: number, feature: string): Promise<number> {
  const counter = counters.get(feature);
  if (!counter) throw new Error(`No module counts ${feature}: call registerCounter at its start.`);
  return counter(db, userId);
}

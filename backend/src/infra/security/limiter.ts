import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database, Executor } from "../db/database";
import { rateCounters } from "./limiter.schema";

/** State of a counter: hits in the current window, and whole seconds until the window ends (at least 1). */
export interface Count {
  hits: number;
  secondsLeft: number;
}

/** Counts in fixed windows, shared by all nodes through the database. */
export interface Limiter {
  /**
   * Counts one hit and returns the new state. The window starts with the first hit. Within a transaction, the hit
   * counts only if the transaction commits.
   */
  hit(key: string, windowSeconds: number, within?: Executor): Promise<Count>;
  /** Returns the state without counting. */
  peek(key: string): Promise<Count>;
  /** Takes one hit back. */
  undo(key: string): Promise<void>;
  /** Deletes the counter. */
  reset(key: string): Promise<void>;
}

const SWEEP_CHANCE = 0.01;

/** Creates a limiter on the given database. */
export function createLimiter(db: Database): Limiter {
  const { key: keyColumn, hits, expiresAt } = rateCounters;
  const secondsLeft = sql<number>`greatest(1, ceil(extract(epoch from ${expiresAt} - now())))::int`;
  return {
    async hit(key, windowSeconds, within) {
      const end = sql`now() + make_interval(secs => ${windowSeconds})`;
      const [row] = await (within ?? db)
        .insert(rateCounters)
        .values({ key, hits: 1, expiresAt: end })
        .onConflictDoUpdate({
          target: keyColumn,
          set: {
            hits: sql`case when ${expiresAt} <= now() then 1 else ${hits} + 1 end`,
            expiresAt: sql`case when ${expiresAt} <= now() then ${end} else ${expiresAt} end`,
          },
        })
        .returning({ hits, secondsLeft });
      const sweeps = !within && Math.random() < SWEEP_CHANCE;
      if (sweeps) await db.delete(rateCounters).where(lt(expiresAt, sql`now()`));
      return row ?? { hits: 1, secondsLeft: windowSeconds };
    },
    async peek(key) {
      const [row] = await db
        .select({ hits, secondsLeft })
        .from(rateCounters)
        .where(and(eq(keyColumn, key), gt(expiresAt, sql`now()`)));
      return row ?? { hits: 0, secondsLeft: 1 };
    },
    async undo(key) {
      await db
        .update(rateCounters)
        .set({ hits: sql`greatest(0, ${hits} - 1)` })
        .where(eq(keyColumn, key));
    },
    async reset(key) {
      await db.delete(rateCounters).where(eq(keyColumn, key));
    },
  };
}

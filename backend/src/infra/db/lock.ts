import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Executor, Pool } from "./database";

const LOCK_POLL_MS = 200;

/** Another node has held a lock for too long. */
export class LockTimeout extends Error {
  constructor(name: string) {
    super(`Another node has held the lock ${name} for too long.`);
    this.name = "LockTimeout";
  }
}

/** The last waiting caller per lock name, for each pool. */
const lockQueues = new WeakMap<Pool, Map<string, Promise<unknown>>>();

/**
 * Runs `work` under a lock with this name that is shared by all nodes. Inside the lock, use `db`, the lock's own
 * connection: taking a second one could wait for callers that wait for the lock. The lock isn't reentrant. A caller waits
 * for other nodes as long as for any statement, or `waitMs`.
 * @throws LockTimeout after `waitMs`
 */
export async function withLock<T>(
  pool: Pool,
  name: string,
  work: (db: Executor) => Promise<T>,
  { waitMs }: { waitMs?: number } = {},
): Promise<T> {
  // Callers in this process wait here, without holding a connection.
  const turns = lockQueues.get(pool) ?? new Map<string, Promise<unknown>>();
  lockQueues.set(pool, turns);
  const mine = (turns.get(name) ?? Promise.resolve()).then(() => holdLock(pool, name, work, waitMs));
  const ended = mine
    .catch(() => undefined)
    .finally(() => {
      if (turns.get(name) === ended) turns.delete(name);
    });
  turns.set(name, ended);
  return mine;
}

/** Takes a lock for which a single statement may not wait long enough. */
async function pollLock(client: pg.PoolClient, name: string, until: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      "select pg_try_advisory_lock(hashtext($1)) as taken",
      [name],
    );
    if (rows[0]?.taken) return;
    if (Date.now() > until) throw new LockTimeout(name);
    await sleep(LOCK_POLL_MS);
  }
}

async function holdLock<T>(
  pool: Pool,
  name: string,
  work: (db: Executor) => Promise<T>,
  waitMs: number | undefined,
): Promise<T> {
  const client = await pool.connect();
  try {
    if (waitMs === undefined) await client.query("select pg_advisory_lock(hashtext($1))", [name]);
    else await pollLock(client, name, Date.now() + waitMs);
    return await work(drizzle(client));
  } finally {
    // Closing the connection releases the lock reliably, even after a failure.
    client.release(true);
  }
}

import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isDatabaseDown, isStorageFull } from "./database-errors";
import { KEEP_ALIVE } from "./database";
import type { Logger } from "./logger";

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
const CONNECT_TIMEOUT_MS = 5_000;
const REMEMBERED_OUTAGES = 100;

type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** Runs statements of the queue, in the form that pg-boss accepts as its database. */
export interface QueueDatabase {
  /** Runs a statement; while the database is lost or its disk is full, waits and tries again until `giveUp`. */
  executeSql: ExecuteSql;
  /** The same without waiting: for callers that need an answer soon. */
  impatient: { executeSql: ExecuteSql };
  /** Runs `work`, again whenever it loses the database, until `deadline` (ms since the epoch) or `giveUp`. */
  repeat<T>(work: () => Promise<T>, deadline: number): Promise<T>;
  /** Returns how long, in ms, the database was lost within the last `windowMs`. */
  measureLostMs(windowMs: number): number;
  /** Ends all waiting: failures from now on are thrown. */
  giveUp(): void;
  /** Waits for the statements that are running, then closes the connections. Later statements do nothing. */
  close(): Promise<void>;
}

const isTemporary = (error: unknown) => isDatabaseDown(error) || isStorageFull(error);

/**
 * Opens the connections of the queue. pg-boss 10 does not await the statements that complete or fail a job, so nobody
 * could catch their rejection; here they wait for the database instead, and the job is marked once it is back.
 */
export function openQueueDatabase(url: string, log: Logger): QueueDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    application_name: "listwise-queue",
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...KEEP_ALIVE,
  });
  const stopping = new AbortController();
  const outages: { from: number; to: number | null }[] = [];
  const running = new Set<Promise<unknown>>();
  let isClosed = false;
  pool.on("error", (error) => log.warn({ err: error }, "queue connection lost"));

  const query: ExecuteSql = async (text, values) => {
    const statement = pool.query<object>(text, values);
    running.add(statement);
    const answer = await statement.finally(() => running.delete(statement));
    const outage = outages.at(-1);
    if (outage?.to === null) {
      outage.to = Date.now();
      log.info({ ms: outage.to - outage.from }, "the queue has its database again");
    }
    return answer;
  };

  async function retry<T>(
    work: () => Promise<T>,
    mayPass: (error: unknown) => boolean,
    deadline = Infinity,
  ): Promise<T> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await work();
      } catch (error) {
        if (!mayPass(error) || stopping.signal.aborted || Date.now() + pause > deadline) throw error;
        if (outages.at(-1)?.to !== null) {
          log.error({ err: error }, "the queue waits for its database");
          outages.push({ from: Date.now(), to: null });
          if (outages.length > REMEMBERED_OUTAGES) outages.shift();
        }
        // Ending the pause early is no failure: the next try is then the last one.
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  return {
    // After the end pg-boss may still try to mark a job that it has given back already.
    executeSql: async (text, values) =>
      isClosed ? { rows: [] } : retry(() => query(text, values), isTemporary),
    impatient: { executeSql: query },
    repeat: (work, deadline) => retry(work, isDatabaseDown, deadline),
    measureLostMs(windowMs) {
      const now = Date.now();
      const within = ({ from, to }: (typeof outages)[number]) =>
        Math.max(0, (to ?? now) - Math.max(from, now - windowMs));
      return outages.reduce((sum, outage) => sum + within(outage), 0);
    },
    giveUp: () => stopping.abort(),
    async close() {
      isClosed = true;
      // A pool that ends forgets the statements that still wait for a connection, and with them the workers of pg-boss.
      await Promise.allSettled(running);
      await pool.end();
    },
  };
}

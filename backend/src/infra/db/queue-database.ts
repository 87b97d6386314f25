import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isDatabaseDown, isStorageFull } from "./database-errors";
import { KEEP_ALIVE } from "./database";
import type { Logger } from "../logging/logger";

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
const CONNECT_TIMEOUT_MS = 5_000;
const MAX_OUTAGES = 100;

type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** Runs the queue's statements in the form that pg-boss expects of its database. */
export interface QueueDatabase {
  /** Runs a statement. While the database is unavailable or its disk is full, it is retried until `giveUp`. */
  executeSql: ExecuteSql;
  /** Runs a statement without retrying, for callers that need a quick answer. */
  withoutRetry: { executeSql: ExecuteSql };
  /** Runs `work` and repeats it if the database is lost, until `deadline` (ms since the epoch) or `giveUp`. */
  repeat<T>(work: () => Promise<T>, deadline: number): Promise<T>;
  /** Returns how many milliseconds the database was unavailable within the last `windowMs`. */
  measureLostMs(windowMs: number): number;
  /** Stops all retries; later failures are thrown. */
  giveUp(): void;
  /** Waits for the running statements, then closes the connections. Later statements do nothing. */
  close(): Promise<void>;
}

const isTemporary = (error: unknown) => isDatabaseDown(error) || isStorageFull(error);

/**
 * Opens the queue's connections. pg-boss 10 doesn't await the statements that complete or fail a job, so their
 * rejections can't be caught. Here these statements wait for the database instead, and the job is marked once it is
 * back.
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
      log.info({ ms: outage.to - outage.from }, "the queue's database is back");
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
          log.error({ err: error }, "the queue is waiting for its database");
          outages.push({ from: Date.now(), to: null });
          if (outages.length > MAX_OUTAGES) outages.shift();
        }
        // Stopping ends the pause early, and the next attempt is then the last one.
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  return {
    // After closing, pg-boss may still try to mark a job that it has already returned to the queue, and reads the count.
    executeSql: async (text, values) =>
      isClosed
        ? { rows: /count\(\*\)/i.test(text) ? [{ count: 0 }] : [] }
        : retry(() => query(text, values), isTemporary),
    withoutRetry: { executeSql: query },
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
      // A pool that ends drops the statements that wait for a connection, which would leave the workers of pg-boss
      // hanging.
      await Promise.allSettled(running);
      await pool.end();
    },
  };
}

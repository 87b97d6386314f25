import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import PgBoss from "pg-boss";
import { z } from "zod";
import type { Executor } from "../db/database";
import type { Logger } from "../logging/logger";
import { openQueueDatabase } from "../db/queue-database";
import { SpanKind, withSpan } from "../tracing/spans";
import { createEnsureQueue, type EnsureQueue } from "./ensure-queue";
import { describeQueue, runAttempt, type OnAttempt } from "./run-attempt";

/** Options of a job type. */
export interface JobOptions {
  /** Number of retries; 2 by default. */
  retries?: number;
  /** Number of jobs of this type that run in parallel on one node; 1 by default. */
  concurrency?: number;
  /** Timeout in seconds, after which the job counts as failed and is retried; 900 by default. */
  expireSeconds?: number;
  /** Cron schedule in UTC. The job runs once across all nodes, with an empty object as data. */
  cron?: string;
  /** Also runs the job once whenever a node with the worker role starts, with an empty object as data. */
  atStart?: boolean;
  /** Deletes the data of jobs that are done or failed permanently, for jobs that carry secrets. */
  forget?: boolean;
  /** Starts the next job right after the last one; otherwise each lane starts at most two per second. */
  drain?: boolean;
}

/** Runs one job. If it throws, the job is retried; after the last retry, the job has failed. */
export type JobHandler<T extends object> = (data: T, jobId: string) => Promise<void>;

/** Options for queueing a job. */
export interface SendOptions {
  /** Skips the job if another one with the same key is waiting; running jobs don't count. */
  singletonKey?: string;
  startAfterSeconds?: number;
  /** Waiting jobs with a higher priority start first; 0 by default. */
  priority?: number;
  /** Transaction that the job depends on: the job is queued only if it commits. */
  within?: Executor;
}

/**
 * Background job queue with at-least-once delivery, so handlers must be idempotent. A lost database loses no job and
 * uses up no retry: interrupted jobs run again once it is back.
 */
export interface Queue {
  /** Registers the handler of a job type. Handlers run on nodes with the worker role. */
  define<T extends object>(name: string, handler: JobHandler<T>, options?: JobOptions): void;
  /** Queues a job. */
  send<T extends object>(name: string, data: T, options?: SendOptions): Promise<void>;
  /** Returns how many milliseconds this node's queue was without its database within the last `windowMs`. */
  measureLostMs(windowMs: number): number;
  /** Returns true if jobs can be queued, which is between `start` and `stop`. */
  isRunning(): boolean;
  /** Starts the queue, and also processes jobs if `work` is set. */
  start(work: boolean): Promise<void>;
  /** Waits up to 10 s for running jobs, then stops. */
  stop(): Promise<void>;
}

/** Time between two searches for due jobs, in ms. */
const WAKE_INTERVAL_MS = 500;
/** A worker also looks for a job this often, in seconds; pg-boss needs an interval. Usually it is woken earlier. */
const POLLING_INTERVAL_SECONDS = 60;

/** Finds the queues of which at least one job is due, with one look at an index for each. */
const FIND_DUE_QUEUES = `
  select queue.name from unnest($1::text[]) as queue (name)
  where exists (
    select from pgboss.job where job.name = queue.name and state < 'active' and start_after < now()
  )`;

const dueQueues = z.array(z.object({ name: z.string() }));

/** Creates a queue on the given database; nothing runs before `start`. */
export function createQueue(databaseUrl: string, log: Logger, onAttempt: OnAttempt = () => undefined): Queue {
  const database = openQueueDatabase(databaseUrl, log);
  let boss = createBoss(false);
  const openers: ((work: boolean, ensureQueue: EnsureQueue) => Promise<void>)[] = [];
  /** Ids of this node's workers by job type. */
  const workers = new Map<string, string[]>();
  const waking = new AbortController();
  let started = false;
  let stopped = false;
  let starting: Promise<void> = Promise.resolve();

  /** Only nodes that process jobs start the scheduled ones and remove old ones. */
  function createBoss(work: boolean): PgBoss {
    const created = new PgBoss({ db: database, schedule: work, supervise: work });
    created.on("error", (error) => log.warn({ err: error }, "queue error"));
    return created;
  }

  async function open(work: boolean): Promise<void> {
    boss = createBoss(work);
    await boss.start();
    started = true;
    const ensureQueue = await createEnsureQueue(boss);
    for (const opener of openers) await opener(work, ensureQueue);
    if (work) void wakeWorkers();
  }

  /**
   * Wakes the workers of queues with due jobs. One statement for all of them replaces the polling of each worker, which
   * kept an idle site busy.
   */
  async function wakeWorkers(): Promise<void> {
    const names = [...workers.keys()];
    while (!waking.signal.aborted) {
      const { rows } = await database.executeSql(FIND_DUE_QUEUES, [names]).catch((error: unknown) => {
        log.warn({ err: error }, "due jobs couldn't be found");
        return { rows: [] };
      });
      for (const { name } of dueQueues.parse(rows)) workers.get(name)?.forEach((id) => boss.notifyWorker(id));
      await sleep(WAKE_INTERVAL_MS, undefined, { signal: waking.signal }).catch(() => undefined);
    }
  }

  /** Deletes the data of a job that failed permanently. The job itself remains, because failed jobs raise an alert. */
  async function emptyJob(name: string, id: string): Promise<void> {
    await database.executeSql("update pgboss.job set data = '{}' where name = $1 and id = $2", [name, id]);
  }

  return {
    define<T extends object>(name: string, handler: JobHandler<T>, options: JobOptions = {}) {
      if (started) throw new Error(`Job ${name} must be defined before the queue starts.`);
      const {
        retries = 2,
        expireSeconds = 900,
        concurrency = 1,
        cron,
        forget = false,
        atStart = false,
        drain = false,
      } = options;
      const settings = { retryLimit: retries, retryBackoff: true, expireInSeconds: expireSeconds };
      openers.push(async (work, ensureQueue) => {
        await ensureQueue({ name, policy: "short", ...settings }, cron);
        if (work && atStart) await boss.insert([{ name, data: {}, singletonKey: "start" }]);
        for (let lane = 0; work && lane < concurrency; lane++) {
          const polling = {
            pollingIntervalSeconds: POLLING_INTERVAL_SECONDS,
            includeMetadata: true,
          } as const;
          const worker = await boss.work<T>(name, polling, async (jobs) => {
            if (drain) boss.notifyWorker(worker);
            for (const job of jobs) {
              const deadline = Date.now() + expireSeconds * 1000;
              const work = () => database.repeat(() => handler(job.data, job.id), deadline);
              await runAttempt({ log, onAttempt }, job, work).catch(async (error: unknown) => {
                if (forget && job.retryCount >= job.retryLimit) await emptyJob(name, job.id);
                throw error;
              });
              if (forget) await boss.deleteJob(name, job.id);
            }
          });
          workers.set(name, [...(workers.get(name) ?? []), worker]);
        }
      });
    },
    send: (name, data, options = {}) =>
      withSpan(`send ${name}`, { kind: SpanKind.PRODUCER, attributes: describeQueue(name) }, async () => {
        const { singletonKey = randomUUID(), startAfterSeconds = 0, priority = 0, within } = options;
        const job = { name, data, singletonKey, priority, startAfter: String(startAfterSeconds) };
        await boss.insert([job], { db: within ? toBossDatabase(within) : database.withoutRetry });
      }),
    measureLostMs: (windowMs) => database.measureLostMs(windowMs),
    isRunning: () => started,
    start(work) {
      starting = open(work);
      return starting;
    },
    async stop() {
      if (stopped) return;
      stopped = true;
      waking.abort();
      database.giveUp();
      // Stopping during the start would leave workers behind that open later.
      await starting.catch(() => undefined);
      try {
        if (started) await boss.stop({ graceful: true, timeout: 10_000, wait: true });
      } finally {
        started = false;
        await database.close();
      }
    },
  };
}

/** Adapts a drizzle transaction to pg-boss, whose statements use each parameter once. */
function toBossDatabase(within: Executor): PgBoss.Db {
  return {
    async executeSql(text, values: unknown[]) {
      const parts = text
        .split(/\$(\d+)/)
        .map((part, index) => (index % 2 === 1 ? sql.param(values[Number(part) - 1]) : sql.raw(part)));
      const { rows } = await within.execute(sql.join(parts));
      return { rows };
    },
  };
}

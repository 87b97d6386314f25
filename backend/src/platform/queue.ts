import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import PgBoss from "pg-boss";
import type { Executor } from "./database";
import type { Logger } from "./logger";
import { openQueueDatabase } from "./queue-database";
import { describeSafely, toSafeError } from "./safe-error";

/** Options of a kind of job. */
export interface JobOptions {
  /** Tries after the first; 2 unless told. */
  retries?: number;
  /** Jobs of this kind running at the same time on one node; 1 unless told. */
  concurrency?: number;
  /** Seconds after which a job that has not ended counts as failed and is tried again; 900 unless told. */
  expireSeconds?: number;
  /** Also runs by itself at these times (UTC), once over all nodes; its data is then an empty object. */
  cron?: string;
  /** Also runs once whenever a node with the worker role starts; its data is then an empty object. */
  atStart?: boolean;
  /** What is done, or failed its last try, leaves no data behind: for jobs that carry secrets. */
  forget?: boolean;
  /** Starts the next job right after the last; without it each lane starts at most two a second. */
  drain?: boolean;
}

/** Does one job. A throw means: try again, and after the last try the job has failed. */
export type JobHandler<T extends object> = (data: T, jobId: string) => Promise<void>;

/** How a job is queued. */
export interface SendOptions {
  /** While a job with the same key waits (not: runs), no other is queued. */
  singletonKey?: string;
  startAfterSeconds?: number;
  /** Waiting jobs of a higher priority start first; 0 unless given. */
  priority?: number;
  /** The transaction of the effect that the job follows: the job exists exactly if that commits. */
  within?: Executor;
}

/**
 * Background work. Delivery is at least once: a handler must have its effect once. A lost database costs no job and no
 * try: what it interrupts runs again once it is back.
 */
export interface Queue {
  /** Declares a kind of job and who does it. Handlers run on nodes with the worker role. */
  define<T extends object>(name: string, handler: JobHandler<T>, options?: JobOptions): void;
  /** Queues a job. */
  send<T extends object>(name: string, data: T, options?: SendOptions): Promise<void>;
  /** Returns how long, in ms, this node's queue was without its database within the last `windowMs`. */
  measureLostMs(windowMs: number): number;
  /** Whether jobs can be queued: from `start` to `stop`. */
  isRunning(): boolean;
  /** Starts queueing, and working when `work` is set. */
  start(work: boolean): Promise<void>;
  /** Lets running jobs end for up to 10 s, then stops. */
  stop(): Promise<void>;
}

/** Makes the queue on the given database; nothing runs before `start`. */
export function createQueue(databaseUrl: string, log: Logger): Queue {
  const database = openQueueDatabase(databaseUrl, log);
  const boss = new PgBoss({ db: database });
  boss.on("error", (error) => log.warn({ err: error }, "queue error"));
  const openers: ((work: boolean) => Promise<void>)[] = [];
  let started = false;
  let stopped = false;
  let starting: Promise<void> = Promise.resolve();

  async function open(work: boolean): Promise<void> {
    await boss.start();
    started = true;
    for (const opener of openers) await opener(work);
  }

  /** Removes the data of a job that failed for the last time. The job stays, because failed jobs raise an alert. */
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
      openers.push(async (work) => {
        await boss.createQueue(name, { name, policy: "short", ...settings });
        if (cron !== undefined) await boss.schedule(name, cron);
        if (work && atStart) await boss.insert([{ name, data: {}, singletonKey: "start" }]);
        for (let lane = 0; work && lane < concurrency; lane++) {
          const polling = { pollingIntervalSeconds: 0.5, includeMetadata: true } as const;
          const worker = await boss.work<T>(name, polling, async (jobs) => {
            if (drain) boss.notifyWorker(worker);
            for (const job of jobs) {
              const deadline = Date.now() + expireSeconds * 1000;
              const work = () => database.repeat(() => handler(job.data, job.id), deadline);
              await run(log, job, work).catch(async (error: unknown) => {
                if (forget && job.retryCount >= job.retryLimit) await emptyJob(name, job.id);
                throw error;
              });
              if (forget) await boss.deleteJob(name, job.id);
            }
          });
        }
      });
    },
    async send(name, data, options = {}) {
      const { singletonKey = randomUUID(), startAfterSeconds = 0, priority = 0, within } = options;
      const job = { name, data, singletonKey, priority, startAfter: String(startAfterSeconds) };
      await boss.insert([job], { db: within ? toBossDatabase(within) : database.impatient });
    },
    measureLostMs: database.measureLostMs,
    isRunning: () => started,
    start(work) {
      starting = open(work);
      return starting;
    },
    async stop() {
      if (stopped) return;
      stopped = true;
      database.giveUp();
      // Whoever stops while it starts would leave workers behind that were opened after.
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

/** Lets pg-boss run a statement, which names each of its parameters once, in a transaction of drizzle's. */
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

async function run<T extends object>(
  log: Logger,
  job: PgBoss.Job<T>,
  work: () => Promise<void>,
): Promise<void> {
  const startedAt = Date.now();
  try {
    await work();
    log.info({ job: job.name, id: job.id, ms: Date.now() - startedAt }, "job done");
  } catch (error) {
    log.error({ err: error, job: job.name, id: job.id }, "job failed");
    // pg-boss stores the error it gets with all its fields, such as the parameters of a statement.
    throw new Error(describeSafely(toSafeError(error)));
  }
}

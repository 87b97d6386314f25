import { Worker } from "node:worker_threads";

/**
 * Thrown if a task wasn't completed: it took too long (`timeout`), its worker crashed (`crash`) or couldn't start
 * (`unstarted`), or too many tasks were waiting (`busy`).
 */
export class TaskFailure extends Error {
  readonly reason: "timeout" | "crash" | "unstarted" | "busy";

  constructor(reason: TaskFailure["reason"], cause?: unknown) {
    super(`The task wasn't completed: ${reason}.`, { cause });
    this.name = "TaskFailure";
    this.reason = reason;
  }
}

/** Runs tasks in worker threads, so that they can't block the event loop. */
export interface WorkerPool<T> {
  /**
   * Runs one task. The timeout starts when a worker takes it; a worker that exceeds it is terminated and replaced.
   * @throws TaskFailure
   */
  run(input: unknown, timeoutMs: number): Promise<T>;
  /** Starts the workers before the first task needs them. */
  warmUp(): void;
  /** Terminates the workers; running and waiting tasks are rejected. */
  close(): Promise<void>;
}

export interface WorkerPoolOptions<T> {
  /** Module of the worker, which calls `serveTasks`: built JavaScript, or TypeScript in development and tests. */
  entry: URL;
  /** Parses a result. */
  parse: (value: unknown) => T;
  /** Number of workers. */
  size: number;
  /** Number of tasks that may wait for a worker; further ones are refused. */
  maxWaiting: number;
}

interface Task<T> {
  input: unknown;
  timeoutMs: number;
  resolve: (result: T) => void;
  reject: (reason: unknown) => void;
}

interface Lane<T> {
  worker: Worker;
  isReady: boolean;
  task: Task<T> | null;
  timer?: NodeJS.Timeout;
}

/** Limits the memory that one text can use; a worker that exceeds it ends. */
const MAX_HEAP_MB = 256;

function startWorker(entry: URL): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: MAX_HEAP_MB };
  if (!entry.pathname.endsWith(".ts")) return new Worker(entry, { resourceLimits });
  const loader = new URL("./typescript-worker.mjs", import.meta.url);
  return new Worker(loader, { workerData: entry.href, resourceLimits });
}

/** Creates a pool; its workers start with the first task. */
export function createWorkerPool<T>(options: WorkerPoolOptions<T>): WorkerPool<T> {
  const lanes = new Set<Lane<T>>();
  const waiting: Task<T>[] = [];
  let isClosed = false;

  function open(): void {
    const worker = startWorker(options.entry);
    const lane: Lane<T> = { worker, isReady: false, task: null };
    lanes.add(lane);
    worker.unref();
    worker.on("message", (message: unknown) => {
      lane.isReady = true;
      settle(lane, (task) => task.resolve(options.parse(message)));
      dispatch();
    });
    worker.on("error", (error) => drop(lane, new TaskFailure(lane.isReady ? "crash" : "unstarted", error)));
  }

  function settle(lane: Lane<T>, end: (task: Task<T>) => void): void {
    clearTimeout(lane.timer);
    const { task } = lane;
    lane.task = null;
    if (task) end(task);
  }

  function drop(lane: Lane<T>, failure: TaskFailure): void {
    lanes.delete(lane);
    void lane.worker.terminate();
    settle(lane, (task) => task.reject(failure));
    // A worker that fails to start isn't replaced until the next task, which avoids a restart loop.
    if (lane.isReady && !isClosed) return open();
    if (lanes.size === 0) for (const task of waiting.splice(0)) task.reject(failure);
  }

  function dispatch(): void {
    for (const lane of lanes) {
      if (!lane.isReady || lane.task) continue;
      const task = waiting.shift();
      if (!task) return;
      lane.task = task;
      lane.timer = setTimeout(() => drop(lane, new TaskFailure("timeout")), task.timeoutMs);
      lane.worker.postMessage(task.input);
    }
  }

  function warmUp(): void {
    while (!isClosed && lanes.size < options.size) open();
  }

  return {
    warmUp,
    run(input, timeoutMs) {
      if (isClosed || waiting.length >= options.maxWaiting) return Promise.reject(new TaskFailure("busy"));
      warmUp();
      return new Promise((resolve, reject) => {
        waiting.push({ input, timeoutMs, resolve, reject });
        dispatch();
      });
    },
    async close() {
      isClosed = true;
      for (const task of waiting.splice(0)) task.reject(new TaskFailure("unstarted"));
      const open = [...lanes];
      for (const lane of open) drop(lane, new TaskFailure("unstarted"));
      await Promise.all(open.map(({ worker }) => worker.terminate()));
    },
  };
}

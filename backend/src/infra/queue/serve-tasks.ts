import { parentPort } from "node:worker_threads";

/** Serves a worker pool: posts one message when the worker is ready, then the result of `work` for each message. */
export function serveTasks<T>(work: (input: T) => unknown): void {
  parentPort?.on("message", (input: T) => parentPort?.postMessage(work(input)));
  parentPort?.postMessage("ready");
}

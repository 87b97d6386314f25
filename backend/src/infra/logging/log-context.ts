import { AsyncLocalStorage } from "node:async_hooks";
import type { Logger } from "./logger";

/** Ids that every log line of a call or a job has. */
export interface LogContext {
  /** Id of the call, which its response also has. */
  reqId?: string;
  jobId?: string;
  /** Id of the W3C trace: the caller's, or a new one. */
  traceId: string;
}

const storage = new AsyncLocalStorage<LogContext>();

/** Returns the context of the running call or job, or `undefined` outside of both. */
export const getLogContext = (): LogContext | undefined => storage.getStore();

/**
 * Runs `work`; all lines that it logs, now or later, have the context. A log without errors has no lines that need it,
 * and following all promises costs time in Node 22 and older.
 */
export function runWithLogContext<T>(
  log: Pick<Logger, "isLevelEnabled">,
  context: LogContext,
  work: () => T,
): T {
  return log.isLevelEnabled("error") ? storage.run(context, work) : work();
}

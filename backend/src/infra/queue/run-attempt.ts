import type PgBoss from "pg-boss";
import type { Logger } from "../logging/logger";
import { runWithLogContext } from "../logging/log-context";
import { formatSafeError, toSafeError } from "../logging/safe-error";
import { getTraceId, SpanKind, withSpan } from "../tracing/spans";

/** Called after each attempt of a job with its duration in seconds. */
export type OnAttempt = (job: string, result: "done" | "failed", seconds: number) => void;

/** Returns the attributes of spans about a job type. */
export const describeQueue = (name: string) => ({
  "messaging.system": "pg-boss",
  "messaging.destination.name": name,
});

/**
 * Runs an attempt of a job in a span and logs its result and duration.
 * @throws Error with a safe message if the job fails
 */
export async function runAttempt<T extends object>(
  { log, onAttempt }: { log: Logger; onAttempt: OnAttempt },
  job: PgBoss.Job<T>,
  work: () => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  const measureMs = () => Math.round(performance.now() - startedAt);
  try {
    await traceJob(log, job, async () => {
      await work();
      log.info({ job: job.name, id: job.id, ms: measureMs() }, "job done");
    });
    onAttempt(job.name, "done", measureMs() / 1000);
  } catch (error) {
    onAttempt(job.name, "failed", measureMs() / 1000);
    // pg-boss stores the thrown error with all its fields, such as the parameters of a statement.
    throw new Error(formatSafeError(toSafeError(error)));
  }
}

/** Runs a job in a span and with its ids in the log. Logs its failure. */
function traceJob(log: Logger, job: PgBoss.Job, work: () => Promise<void>): Promise<void> {
  const options = { kind: SpanKind.CONSUMER, attributes: describeQueue(job.name) };
  return withSpan(`process ${job.name}`, options, (span) =>
    runWithLogContext(log, { jobId: job.id, traceId: getTraceId(span, job.id) }, () =>
      work().catch((error: unknown) => {
        log.error({ err: error, job: job.name, id: job.id }, "job failed");
        throw error;
      }),
    ),
  );
}

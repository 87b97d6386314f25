import type { Logger } from "./logger";

/** Ends one part of the program. */
export type Stopper = () => Promise<unknown>;

const DEADLINE_MS = 25_000;
const PART_MS = 10_000;

/** On SIGTERM and SIGINT runs the stoppers, the last first, each for up to 10 s, and exits. A second signal exits at once. */
export function stopOnSignals(stoppers: readonly Stopper[], log: Logger): void {
  let stopping = false;
  async function stop(reason: string, code: number): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ reason }, "stopping");
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    for (const part of [...stoppers].reverse()) {
      await withDeadline(part()).catch((error: unknown) =>
        log.error({ err: error }, "a part did not stop cleanly"),
      );
    }
    log.info("stopped");
    process.exit(code);
  }
  process.on("SIGTERM", () => void stop("SIGTERM", 0));
  process.on("SIGINT", () => void stop("SIGINT", 0));
  for (const event of ["uncaughtException", "unhandledRejection"]) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      void stop(event, 1);
    });
  }
}

async function withDeadline(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${PART_MS} ms`)), PART_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

import { isDatabaseDown } from "./db/database-errors";
import type { Logger } from "./logging/logger";

/** Stops one part of the program. */
export type Stopper = () => Promise<unknown>;

/** The parts of the program to stop at shutdown. */
export interface Shutdown {
  /** Adds a running part. */
  add(stopper: Stopper): void;
  /** Stops all parts in reverse order, each with a timeout of 10 s; failures are logged. */
  stop(): Promise<void>;
  /**
   * Makes SIGTERM, SIGINT, SIGHUP, the end of the parent command and uncaught errors stop the program. A later second
   * signal ends it immediately.
   */
  listen(): void;
}

const SHUTDOWN_TIMEOUT_MS = 25_000;
const PART_TIMEOUT_MS = 10_000;
// A signal to the process group arrives twice: directly, and forwarded by the parent command.
const SAME_SIGNAL_MS = 1_000;

/** Creates an empty list of parts. */
export function createShutdown(log: Logger): Shutdown {
  const stoppers: Stopper[] = [];
  let exitingSince: number | null = null;

  async function stop(): Promise<void> {
    for (let part = stoppers.pop(); part; part = stoppers.pop()) {
      await withTimeout(part()).catch((error: unknown) =>
        log.error({ err: error }, "a part didn't stop cleanly"),
      );
    }
  }

  function exit(reason: string, code: number): void {
    if (exitingSince !== null) {
      if (Date.now() - exitingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    exitingSince = Date.now();
    log.info({ reason }, "stopping");
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    void stop().then(() => {
      log.info("stopped");
      process.exit(code);
    });
  }

  return {
    add: (stopper) => void stoppers.push(stopper),
    stop,
    listen() {
      for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => exit(signal, 0));
      // The parent command holds the other end of the channel and was killed.
      process.on("disconnect", () => exit("disconnect", 0));
      const die = (event: string) => (error: unknown) => {
        log.fatal({ err: error }, event);
        exit(event, 1);
      };
      process.on("uncaughtException", die("uncaughtException"));
      process.on("unhandledRejection", (error: unknown) => {
        // No caller awaits this statement, and the pool replaces the connection, so the state of the program is still
        // sound.
        if (isDatabaseDown(error)) log.error({ err: error }, "an unawaited statement lost its database");
        else die("unhandledRejection")(error);
      });
    },
  };
}

async function withTimeout(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${PART_TIMEOUT_MS} ms`)), PART_TIMEOUT_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

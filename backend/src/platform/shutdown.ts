import type { Logger } from "./logger";

/** Ends one part of the program. */
export type Stopper = () => Promise<unknown>;

/** The parts of the program that must be ended, and how. */
export interface Shutdown {
  /** Adds a part that has started. */
  add(stopper: Stopper): void;
  /** Ends all parts, the last first, each for up to 10 s; what fails is logged. */
  stop(): Promise<void>;
  /** From now on SIGTERM, SIGINT and errors nobody caught end the program. A later second signal ends it at once. */
  listen(): void;
}

const DEADLINE_MS = 25_000;
const PART_MS = 10_000;
// A signal to the process group comes twice: directly, and handed on by the command that started this program.
const SAME_SIGNAL_MS = 1_000;

/** Makes an empty list of parts. */
export function createShutdown(log: Logger): Shutdown {
  const stoppers: Stopper[] = [];
  let exitingSince: number | null = null;

  async function stop(): Promise<void> {
    for (let part = stoppers.pop(); part; part = stoppers.pop()) {
      await withDeadline(part()).catch((error: unknown) =>
        log.error({ err: error }, "a part did not stop cleanly"),
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
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    void stop().then(() => {
      log.info("stopped");
      process.exit(code);
    });
  }

  return {
    add: (stopper) => void stoppers.push(stopper),
    stop,
    listen() {
      process.on("SIGTERM", () => exit("SIGTERM", 0));
      process.on("SIGINT", () => exit("SIGINT", 0));
      for (const event of ["uncaughtException", "unhandledRejection"]) {
        process.on(event, (error: unknown) => {
          log.fatal({ err: error }, event);
          exit(event, 1);
        });
      }
    },
  };
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

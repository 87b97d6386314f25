import type { Logger } from "./logging/logger";

/** Checks a dependency of the program. Returns a word for its state and throws if it isn't ready. */
export type ReadinessCheck = () => Promise<string>;

/** Thrown by a check that knows a more precise state than `failed`. */
export class NotReady extends Error {
  constructor(readonly state: string) {
    super(`not ready: ${state}`);
    this.name = "NotReady";
  }
}

/** Registry of readiness checks; modules add their own. */
export interface Readiness {
  add(name: string, check: ReadinessCheck): void;
  /** Runs all checks. A failed one reports `failed`, or the state of its {@link NotReady} error. */
  run(): Promise<{ ready: boolean; checks: Record<string, string> }>;
  /** Makes the server not ready from now on, because it is about to stop. */
  beginStop(): void;
  /** Returns true after `beginStop`. */
  isStopping(): boolean;
}

/** Creates an empty registry. */
export function createReadiness(log: Logger): Readiness {
  const list = new Map<string, ReadinessCheck>();
  let stopping = false;
  return {
    beginStop: () => void (stopping = true),
    isStopping: () => stopping,
    add: (name, check) => void list.set(name, check),
    async run() {
      const results = await Promise.all(
        [...list].map(async ([name, check]) => {
          try {
            return { name, ready: true, state: await check() };
          } catch (error) {
            log.warn({ err: error, check: name }, "not ready");
            return { name, ready: false, state: error instanceof NotReady ? error.state : "failed" };
          }
        }),
      );
      const checks = Object.fromEntries(results.map(({ name, state }) => [name, state]));
      return {
        ready: !stopping && results.every((result) => result.ready),
        checks: stopping ? { ...checks, server: "stopping" } : checks,
      };
    },
  };
}

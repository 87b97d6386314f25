import type { Logger } from "./logger";

/** Looks whether something the program needs is there; returns a word on its state, throws when it is not. */
export type ReadinessCheck = () => Promise<string>;

/** Thrown by a check that knows more of its state than `failed`. */
export class NotReady extends Error {
  constructor(readonly state: string) {
    super(`not ready: ${state}`);
    this.name = "NotReady";
  }
}

/** What must hold for the program to serve; domains add what they need. */
export interface Readiness {
  add(name: string, check: ReadinessCheck): void;
  /** Runs all checks; a failed one says `failed`, or what its {@link NotReady} says. */
  run(): Promise<{ ready: boolean; checks: Record<string, string> }>;
}

/** Makes an empty list of checks. */
export function createReadiness(log: Logger): Readiness {
  const list = new Map<string, ReadinessCheck>();
  return {
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
      return {
        ready: results.every((result) => result.ready),
        checks: Object.fromEntries(results.map(({ name, state }) => [name, state])),
      };
    },
  };
}

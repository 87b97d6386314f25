import type { Logger } from "./logger";

/** Looks whether something the program needs is there; returns a word on its state, throws when it is not. */
export type ReadinessCheck = () => Promise<string>;

/** What must hold for the program to serve; domains add what they need. */
export interface Readiness {
  add(name: string, check: ReadinessCheck): void;
  /** Runs all checks; a failed one says `failed`. */
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
          const state = await check().catch((error: unknown) => {
            log.warn({ err: error, check: name }, "not ready");
            return null;
          });
          return { name, state };
        }),
      );
      return {
        ready: results.every(({ state }) => state !== null),
        checks: Object.fromEntries(results.map(({ name, state }) => [name, state ?? "failed"])),
      };
    },
  };
}

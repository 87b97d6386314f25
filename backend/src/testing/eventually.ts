import { setTimeout as sleep } from "node:timers/promises";

/** Reads until what is read satisfies; answers it. Gives up after a minute with what was read last. */
export async function eventually<T>(read: () => Promise<T>, satisfies: (value: T) => boolean): Promise<T> {
  const until = Date.now() + 60_000;
  for (;;) {
    const value = await read();
    if (satisfies(value) || Date.now() > until) return value;
    await sleep(50);
  }
}

import { setTimeout as sleep } from "node:timers/promises";

/** Repeats `read` until the value satisfies the condition, and returns it. Fails after a minute with the last value. */
export async function eventually<T>(read: () => Promise<T>, satisfies: (value: T) => boolean): Promise<T> {
  const until = Date.now() + 60_000;
  for (;;) {
    const value = await read();
    if (satisfies(value) || Date.now() > until) return value;
    await sleep(50);
  }
}

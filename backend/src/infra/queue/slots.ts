import { fail } from "../http/errors";

/**
 * Returns a function that runs work with a concurrency limit of `max`; further calls queue.
 * @throws UNAVAILABLE with the message `refusal` if `maxWaiting` calls are already waiting
 */
export function createSlots(
  max: number,
  maxWaiting: number,
  refusal: string,
): <T>(work: () => Promise<T>) => Promise<T> {
  let free = max;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else if (waiting.length >= maxWaiting) {
      throw fail("UNAVAILABLE", refusal, undefined, 5);
    } else await new Promise<void>((start) => waiting.push(start));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

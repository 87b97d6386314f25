import { startActiveTimer } from "./active-timer";

/** Thrown when an operation exceeds its timeout. */
export class TimeoutError extends Error {
  override name = "TimeoutError";
}

/** Settles like `work`, or rejects with {@link TimeoutError} after `milliseconds` of active time. */
export async function withTimeout<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  let stop: (() => void) | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    const seconds = Math.round(milliseconds / 100) / 10;
    const late = new TimeoutError(`${what} took longer than ${seconds} s`);
    stop = startActiveTimer(milliseconds, () => reject(late)).stop;
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    stop?.();
  }
}

/** Resolves after `milliseconds`. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Thrown when an operation exceeds its timeout. */
export class TimeoutError extends Error {
  override name = "TimeoutError";
}

/** Settles like `work`, or rejects with {@link TimeoutError} after `milliseconds`. */
export async function withTimeout<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    const seconds = Math.round(milliseconds / 100) / 10;
    timer = setTimeout(() => reject(new TimeoutError(`${what} took longer than ${seconds} s`)), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves after `milliseconds`. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

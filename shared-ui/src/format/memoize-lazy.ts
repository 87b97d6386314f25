/**
 * Memoizes `make`, which runs at the first call. Creating an Intl formatter takes milliseconds, and most
 * pages use few.
 */
export function memoizeLazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

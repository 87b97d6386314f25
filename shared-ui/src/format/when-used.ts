/** Makes a thing at its first use and keeps it: formatters take milliseconds each, and most pages use few. */
export function whenUsed<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

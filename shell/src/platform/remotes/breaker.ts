/** Failures in a row that open a remote's breaker, and how long it stays open, in milliseconds. */
const FAILURES = 3;
const OPEN_FOR = 30_000;

interface Breaker {
  failures: number;
  openUntil: number;
}

const breakers = new Map<string, Breaker>();

/**
 * Whether a remote that failed again and again is left alone for a while. Afterwards one try decides: it closes the
 * breaker or opens it again.
 */
export function isOpen(name: string): boolean {
  return (breakers.get(name)?.openUntil ?? 0) > Date.now();
}

/** Counts a failure. */
export function noteFailure(name: string): void {
  const failures = (breakers.get(name)?.failures ?? 0) + 1;
  breakers.set(name, { failures, openUntil: failures >= FAILURES ? Date.now() + OPEN_FOR : 0 });
}

/** Starts anew: it worked, or a person wants to try. */
export function closeBreaker(name: string): void {
  breakers.delete(name);
}

// Back online, everything deserves another try.
window.addEventListener("online", () => breakers.clear());

/**
 * Consecutive failures that open a remote's circuit breaker, and how long it stays open in milliseconds.
 * Chosen by us.
 */
const FAILURE_THRESHOLD = 3;
const OPEN_MS = 30_000;

interface Breaker {
  failures: number;
  openUntil: number;
}

const breakers = new Map<string, Breaker>();

/**
 * Returns true while a remote's circuit breaker is open. Afterwards a single attempt closes it or opens it
 * again.
 */
export function isBreakerOpen(name: string): boolean {
  return (breakers.get(name)?.openUntil ?? 0) > Date.now();
}

/** Records a failure. */
export function recordFailure(name: string): void {
  const failures = (breakers.get(name)?.failures ?? 0) + 1;
  breakers.set(name, { failures, openUntil: failures >= FAILURE_THRESHOLD ? Date.now() + OPEN_MS : 0 });
}

/** Closes the breaker after a success or a manual retry. */
export function closeBreaker(name: string): void {
  breakers.delete(name);
}

// A restored connection closes all breakers.
window.addEventListener("online", () => breakers.clear());

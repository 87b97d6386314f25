import type { RemoteName } from "@listwise/contracts/remotes";
import type { RemoteRuntime } from "../remote-runtime";
import { BREAKER_OPEN_MS } from "../timeouts";

/** Consecutive failures that open a remote's circuit breaker. Chosen by us. */
const FAILURE_THRESHOLD = 3;

/**
 * Returns true while a remote's circuit breaker is open. Afterwards a single attempt closes it or opens it
 * again.
 */
export function isBreakerOpen(runtime: RemoteRuntime, name: RemoteName): boolean {
  return runtime.getState(name).breaker.openUntil > Date.now();
}

/** Records a failure. */
export function recordFailure(runtime: RemoteRuntime, name: RemoteName): void {
  const { breaker } = runtime.getState(name);
  breaker.failures += 1;
  breaker.openUntil = breaker.failures >= FAILURE_THRESHOLD ? Date.now() + BREAKER_OPEN_MS : 0;
}

/** Closes the breaker after a success or a manual retry. */
export function closeBreaker(runtime: RemoteRuntime, name: RemoteName): void {
  runtime.getState(name).breaker = { failures: 0, openUntil: 0 };
}

/** Closes all breakers whenever the connection is restored. */
export function closeBreakersWhenOnline(runtime: RemoteRuntime): void {
  window.addEventListener("online", () => {
    for (const name of runtime.remotes.keys()) closeBreaker(runtime, name);
  });
}

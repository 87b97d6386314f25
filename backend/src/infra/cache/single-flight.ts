/**
 * Runs `work` one at a time per key. Calls made during a run share the single run that follows it, so their result
 * reflects everything that happened before the call.
 */
export function createSingleFlight(work: (key: string) => Promise<void>): (key: string) => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const waiting = new Map<string, Promise<void>>();

  function begin(key: string): Promise<void> {
    waiting.delete(key);
    const run = work(key).finally(() => running.delete(key));
    running.set(key, run);
    return run;
  }

  return (key) => {
    const current = running.get(key);
    if (!current) return begin(key);
    const next =
      waiting.get(key) ??
      current.then(
        () => begin(key),
        () => begin(key),
      );
    waiting.set(key, next);
    return next;
  };
}

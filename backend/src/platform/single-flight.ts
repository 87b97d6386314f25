/**
 * Runs `work` for a key one run at a time. A call during a run waits for the one run that follows it and is shared by all
 * such calls, so that its result takes everything into account that happened before the call.
 */
export function singleFlight(work: (key: string) => Promise<void>): (key: string) => Promise<void> {
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

import type { QueryClient, QueryKey } from "@tanstack/react-query";

const waiting = new Map<string, QueryKey>();
let timer: ReturnType<typeof setTimeout> | undefined;
let due = Number.POSITIVE_INFINITY;

/** Invalidates queries once per `waitMs`, however many events arrive meanwhile: the page and the widget both listen. */
export function scheduleInvalidation(client: QueryClient, keys: readonly QueryKey[], waitMs: number): void {
  for (const key of keys) waiting.set(JSON.stringify(key), key);
  const at = Date.now() + waitMs;
  if (at >= due) return;
  due = at;
  clearTimeout(timer);
  timer = setTimeout(() => {
    const stale = [...waiting.values()];
    waiting.clear();
    due = Number.POSITIVE_INFINITY;
    for (const queryKey of stale) void client.invalidateQueries({ queryKey });
  }, waitMs);
}

import { bus } from "@listwise/shared-auth";
import { getScopedBus } from "../delivery/scoped-share-scope";

const mounts = new Map<string, number>();
const entries = new Map<string, number>();

/** Exposes the number of mounted roots and of bus listeners on the document, for tests and debugging. */
function exposeCounts(): void {
  const { dataset } = document.documentElement;
  dataset.remotesMounted = String([...mounts.values()].reduce((sum, count) => sum + count, 0));
  dataset.busListeners = String(bus.size());
}

/** Returns true while a page of the remote, or a widget opened over one, is mounted, which pins its version. */
export function hasMountedPage(name: string): boolean {
  return (entries.get(name) ?? 0) > 0;
}

function count(counts: Map<string, number>, name: string, change: 1 | -1): number {
  const now = (counts.get(name) ?? 0) + change;
  counts.set(name, now);
  return now;
}

/**
 * Counts a mount. A mount with `aside` does not pin the version. Returns a function that ends the mount;
 * after the last one, the remote's subscriptions are removed.
 */
export function addMount(name: string, aside = false): () => void {
  count(mounts, name, 1);
  if (!aside) count(entries, name, 1);
  exposeCounts();
  return () => {
    if (!aside) count(entries, name, -1);
    if (count(mounts, name, -1) === 0) getScopedBus(name).end();
    exposeCounts();
  };
}

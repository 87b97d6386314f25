import { bus } from "@listwise/shared-auth";
import { busOf } from "./owned-scope";

const mounts = new Map<string, number>();
const entries = new Map<string, number>();

/** For tests and for who looks: how many roots of remotes are on the page, and how many listen to its events. */
function show(): void {
  const { dataset } = document.documentElement;
  dataset.remotesMounted = String([...mounts.values()].reduce((sum, count) => sum + count, 0));
  dataset.busListeners = String(bus.size());
}

/** Whether a page of the remote, or a widget opened over one, is there: then its version stays. */
export function isEntered(name: string): boolean {
  return (entries.get(name) ?? 0) > 0;
}

function count(counts: Map<string, number>, name: string, change: 1 | -1): number {
  const now = (counts.get(name) ?? 0) + change;
  counts.set(name, now);
  return now;
}

/**
 * Counts a mount; one `aside` of the pages keeps no version for them. Returns the function for its end: with the last
 * one, the remote's subscriptions end too.
 */
export function addMount(name: string, aside = false): () => void {
  count(mounts, name, 1);
  if (!aside) count(entries, name, 1);
  show();
  return () => {
    if (!aside) count(entries, name, -1);
    if (count(mounts, name, -1) === 0) busOf(name).end();
    show();
  };
}

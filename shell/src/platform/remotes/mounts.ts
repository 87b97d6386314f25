import { bus } from "@listwise/shared-auth";
import { busOf } from "./owned-scope";

const mounts = new Map<string, number>();

/** For tests and for who looks: how many roots of remotes are on the page, and how many listen to its events. */
function show(): void {
  const { dataset } = document.documentElement;
  dataset.remotesMounted = String([...mounts.values()].reduce((sum, count) => sum + count, 0));
  dataset.busListeners = String(bus.size());
}

/** Whether a page or a widget of the remote is on the page: then its version stays. */
export function isMounted(name: string): boolean {
  return (mounts.get(name) ?? 0) > 0;
}

/** Counts a mount. Returns the function for its end: with the last one, the remote's subscriptions end too. */
export function addMount(name: string): () => void {
  mounts.set(name, (mounts.get(name) ?? 0) + 1);
  show();
  return () => {
    mounts.set(name, (mounts.get(name) ?? 1) - 1);
    if (!isMounted(name)) busOf(name).end();
    show();
  };
}

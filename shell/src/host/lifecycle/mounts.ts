import type { RemoteName } from "@listwise/contracts/remotes";
import { bus } from "@listwise/shared-auth";
import { getScopedBus } from "../delivery/scoped-share-scope";
import type { RemoteRuntime } from "../remote-runtime";

/** Exposes the number of mounted roots and of bus listeners on the document, for tests and debugging. */
function exposeCounts({ remotes }: RemoteRuntime): void {
  const { dataset } = document.documentElement;
  dataset.remotesMounted = String([...remotes.values()].reduce((sum, { mounts }) => sum + mounts, 0));
  dataset.busListeners = String(bus.size());
}

/**
 * Counts a mount. A mount with `aside` does not pin the version. Returns a function that ends the mount;
 * after the last one, the remote's subscriptions are removed.
 */
export function addMount(runtime: RemoteRuntime, name: RemoteName, aside = false): () => void {
  const state = runtime.getState(name);
  const count = (change: 1 | -1) => {
    state.mounts += change;
    if (!aside) state.pageMounts += change;
    if (state.mounts === 0) getScopedBus(runtime, name).end();
    exposeCounts(runtime);
  };
  count(1);
  return () => count(-1);
}

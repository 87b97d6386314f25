import { RemoteNameSchema, type RemoteName } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import { useHotUpdatesStore } from "../registry/overrides/hot-updates.store";
import type { RemoteRuntime } from "../remote-runtime";

function remount(runtime: RemoteRuntime, name: RemoteName): void {
  const { loads, remounts } = runtime.getState(name);
  loads.clear();
  for (const mountAgain of [...remounts]) mountAgain();
  useHotUpdatesStore.setState({ [name]: Date.now() });
}

/**
 * Lets development builds of remotes mount themselves again after an update that React cannot apply to the running page:
 * `hot-lifecycles-loader.mjs` adds the call. The page and the session stay; the remote's state is lost.
 */
export function installHotReload(runtime: RemoteRuntime): void {
  const pending = new Set<RemoteName>();
  function onUpdate(remote: unknown) {
    const name = z.parse(RemoteNameSchema, remote);
    // Every exposed module calls this while the update is applied; the remote mounts once, when all are replaced.
    if (pending.has(name)) return;
    pending.add(name);
    setTimeout(() => {
      pending.delete(name);
      remount(runtime, name);
    });
  }
  Reflect.set(globalThis, Symbol.for("listwise.hot.v1"), onUpdate);
}

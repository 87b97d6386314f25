import type { RemoteName } from "@listwise/contracts/remotes";
import { createScopedBus, type ScopedBus } from "@listwise/shared-auth";
import type { SharedModule, ShareScope } from "../remote-module";
import type { RemoteRuntime } from "../remote-runtime";

const AUTH = "@listwise/shared-auth";

/** Creates the scoped bus of a remote, which names the remote as emitter while its events are delivered. */
function createRemoteBus(runtime: RemoteRuntime, name: RemoteName): ScopedBus {
  const scoped = createScopedBus();
  return {
    ...scoped,
    emit(event, payload) {
      const outer = runtime.emitter;
      runtime.emitter = name;
      try {
        scoped.emit(event, payload);
      } finally {
        runtime.emitter = outer;
      }
    },
  };
}

/** Returns the scoped bus of a remote. */
export function getScopedBus(runtime: RemoteRuntime, name: RemoteName): ScopedBus {
  const state = runtime.getState(name);
  state.bus ??= createRemoteBus(runtime, name);
  return state.bus;
}

function withScopedBus(shared: SharedModule, bus: ScopedBus): SharedModule {
  const withBus = (module: unknown) => (): unknown =>
    Object.defineProperty({ ...Object(module), bus }, "__esModule", { value: true });
  const lib = shared.lib ? withBus(shared.lib()) : null;
  return { ...shared, lib, get: async () => lib ?? withBus((await shared.get())()) };
}

/** Returns the page's share scope with the remote's scoped bus in place of the page's bus. */
export function createScopedShareScope(
  runtime: RemoteRuntime,
  name: RemoteName,
  scope: ShareScope,
): ShareScope {
  const versions = Object.entries(scope[AUTH] ?? {});
  const bus = getScopedBus(runtime, name);
  return {
    ...scope,
    [AUTH]: Object.fromEntries(versions.map(([version, one]) => [version, withScopedBus(one, bus)])),
  };
}

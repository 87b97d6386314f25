import type { RemoteName } from "@listwise/contracts/remotes";
import { createScopedBus, type ScopedBus } from "@listwise/shared-auth";
import { createLoggedCall } from "../page-log";
import type { LoadableRemote, SharedModule, ShareScope } from "../remote-module";
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

type Replace = (original: object) => object;

/** Returns the shared module with some exports replaced. */
function withReplaced(shared: SharedModule, replace: Replace): SharedModule {
  const create = (module: unknown) => (): unknown => {
    if (typeof module !== "object" || module === null) return module;
    return Object.defineProperty({ ...module, ...replace(module) }, "__esModule", { value: true });
  };
  const lib = shared.lib ? create(shared.lib()) : null;
  return { ...shared, lib, get: async () => lib ?? create((await shared.get())()) };
}

/** Returns the page's share scope with the remote's scoped bus, and with an API client that logs the version's calls. */
export function createScopedShareScope(
  runtime: RemoteRuntime,
  release: Pick<LoadableRemote, "name" | "version">,
  scope: ShareScope,
): ShareScope {
  const versions = Object.entries(scope[AUTH] ?? {});
  const bus = getScopedBus(runtime, release.name);
  const replace: Replace = (original) => {
    const call: unknown = Reflect.get(original, "call");
    if (typeof call !== "function") return { bus };
    const send = (...request: unknown[]): unknown => Reflect.apply(call, undefined, request);
    return { bus, call: createLoggedCall(runtime.log, release, send) };
  };
  return {
    ...scope,
    [AUTH]: Object.fromEntries(versions.map(([version, one]) => [version, withReplaced(one, replace)])),
  };
}

import type { RemoteName } from "@listwise/contracts";
import { DeadlineError, withDeadline } from "../deadline";
import { loadRegistry } from "../registry/load-registry";
import { remoteInRegistry } from "../registry/registry.store";
import { LOAD_DEADLINE, loadModule } from "../remote-source";
import { reportFailure } from "../report-failure";
import { isRemoteModule, type LoadableRemote, type RemoteModule } from "./remote-module";
import { setRemoteState, stateOf } from "./remotes.store";

/** What a page of a remote is made of. */
export const PAGES = "./lifecycles";

const loads = new Map<string, Promise<RemoteModule>>();
const keyOf = (name: RemoteName, module: string) => `${name} ${module}`;

class DisabledError extends Error {
  override name = "DisabledError";
}

/** The remote with its address. The registry is asked once more when it has none: the role may have changed since. */
async function loadable(name: RemoteName): Promise<LoadableRemote> {
  if (!remoteInRegistry(name)?.entry) await loadRegistry();
  const remote = remoteInRegistry(name);
  if (!remote?.enabled) throw new DisabledError("It is switched off at the moment.");
  const { entry, integrity } = remote;
  if (!entry || !integrity) throw new DisabledError("It is not available to your account.");
  return { ...remote, entry, integrity };
}

async function load(name: RemoteName, module: string): Promise<RemoteModule> {
  const remote = await loadable(name);
  const loaded = await loadModule(remote, module, stateOf(name).failures);
  if (!isRemoteModule(loaded)) throw new Error(`${module} exposes no lifecycles`);
  return loaded;
}

function codeOf(cause: unknown): string {
  if (cause instanceof DeadlineError) return "DEADLINE";
  const message = cause instanceof Error ? cause.message : "";
  return /integrity|refused/.test(message) ? "INTEGRITY" : "LOAD_FAILED";
}

/** Notes that a remote failed: its modules are forgotten, so that the next try fetches them anew. */
export function failRemote(name: RemoteName, problem: string): void {
  for (const key of loads.keys()) if (key.startsWith(`${name} `)) loads.delete(key);
  setRemoteState(name, { status: "failed", problem, failures: stateOf(name).failures + 1 });
}

async function loadOnce(name: RemoteName, module: string): Promise<RemoteModule> {
  setRemoteState(name, { status: "loading", problem: null });
  try {
    const loaded = await withDeadline(load(name, module), LOAD_DEADLINE, `Loading ${name}`);
    setRemoteState(name, { status: "ready" });
    return loaded;
  } catch (cause) {
    if (cause instanceof DisabledError) {
      loads.delete(keyOf(name, module));
      setRemoteState(name, { status: "disabled", problem: cause.message });
      throw cause;
    }
    const late = cause instanceof DeadlineError;
    failRemote(name, late ? "It took too long to load." : "It could not be loaded.");
    const version = remoteInRegistry(name)?.version;
    reportFailure({ remote: name, version, phase: "load", code: codeOf(cause), cause });
    throw cause;
  }
}

/**
 * Loads a module of a remote, once for all who ask. Rejects within {@link LOAD_DEADLINE}; the store then says `failed`
 * and asking again is a fresh try.
 */
export function loadRemoteModule(name: RemoteName, module = PAGES): Promise<RemoteModule> {
  const key = keyOf(name, module);
  const known = loads.get(key);
  if (known) return known;
  const loading = loadOnce(name, module);
  loads.set(key, loading);
  return loading;
}

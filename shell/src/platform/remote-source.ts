// The only module that knows how remotes are delivered. `remote-source.monolith.mjs` has the same interface.
import { satisfies } from "@listwise/contracts";
import { getInstance } from "@module-federation/enhanced/runtime";
import { getFolder, registerRelease } from "./remotes/integrity";
import { LoadError } from "./remotes/load-error";
import { loadScript } from "./remotes/load-script";
import "./remotes/provide-federation-runtime.mjs";
import { createScopedShareScope, type ShareScope } from "./remotes/scoped-share-scope";
import type { LoadableRemote } from "./remotes/remote-module";

/** Timeout for the files of a remote, in milliseconds. */
export const LOAD_TIMEOUT_MS = 8_000;

/** The module federation container that a remote's entry script assigns to a global. */
interface Container {
  init: (scope: ShareScope) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null && "init" in value && "get" in value;
}

function getSharedModules(): ShareScope {
  const scope: unknown = getInstance(({ name }) => name === "shell")?.shareScopeMap.default;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- the federation runtime's own scope, whose types it doesn't export
  return Object(scope);
}

/** Rejects a version whose shared libraries are incompatible, before requesting any of its files. */
function assertSharedCompatible({ name, shared = {} }: LoadableRemote, scope: ShareScope) {
  for (const [library, range] of Object.entries(shared)) {
    const versions = Object.keys(scope[library] ?? {});
    if (versions.some((version) => satisfies(version, range))) continue;
    const here = versions.join(", ") || "nothing";
    throw new LoadError("INCOMPATIBLE_SHARED", `${name} needs ${library} ${range}, and here is ${here}`);
  }
}

/** Removes script elements that never loaded; webpack would otherwise wait for them again. */
function removePendingScripts(folder: string) {
  for (const script of document.querySelectorAll<HTMLScriptElement>("head > script[src]")) {
    if (script.src.startsWith(folder)) script.remove();
  }
}

async function openContainer(
  remote: LoadableRemote,
  attempt: number,
  signal: AbortSignal,
): Promise<Container> {
  const scope = getSharedModules();
  assertSharedCompatible(remote, scope);
  const folder = getFolder(remote.entry);
  registerRelease(folder, remote.integrity, attempt);
  if (attempt > 0) removePendingScripts(folder);
  const global = remote.name.replaceAll("-", "_");
  // The global may still hold the container of another version.
  Reflect.set(globalThis, global, undefined);
  await loadScript(new URL(remote.entry, window.location.origin).href, signal);
  const container: unknown = Reflect.get(globalThis, global);
  if (!isContainer(container))
    throw new LoadError("INVALID_ENTRY", `${remote.entry} did not define a container`);
  await container.init(createScopedShareScope(remote.name, scope));
  return container;
}

const containers = new Map<string, Promise<Container>>();

/** Serializes entry scripts per remote, because all versions of a remote use the same global. */
const turns = new Map<string, Promise<unknown>>();

function loadContainer(remote: LoadableRemote, attempt: number, signal: AbortSignal): Promise<Container> {
  const key = `${remote.entry} ${attempt}`;
  const known = containers.get(key);
  if (known) return known;
  containers.delete(`${remote.entry} ${attempt - 1}`);
  const turn = turns.get(remote.name) ?? Promise.resolve();
  const opening = turn.then(() => openContainer(remote, attempt, signal));
  containers.set(key, opening);
  turns.set(
    remote.name,
    opening.catch(() => containers.delete(key)),
  );
  return opening;
}

/**
 * Loads a module that a remote exposes, e.g. `./lifecycles`. `attempt` is the number of earlier failures and
 * makes the URLs unique, so that no cache responds. Versions share no code.
 * @throws LoadError `INCOMPATIBLE_SHARED`, `INVALID_ENTRY`, or the reason why a script did not load
 */
export async function loadModule(
  remote: LoadableRemote,
  module: string,
  attempt: number,
  signal: AbortSignal,
): Promise<unknown> {
  const container = await loadContainer(remote, attempt, signal);
  const factory = await container.get(module);
  return factory();
}

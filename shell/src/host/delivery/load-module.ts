// The only module that knows how remotes are delivered. The benchmark of a monolith replaces it.
import { getInstance } from "@module-federation/enhanced/runtime";
import { satisfy } from "federation-semver";
import type { Container, LoadableRemote, ShareScope } from "../remote-module";
import type { RemoteRuntime } from "../remote-runtime";
import "./federation/provide-federation-runtime.mjs";
import { getFolder } from "./integrity";
import { LoadError } from "./load-error";
import { loadScript } from "./load-script";
import { createScopedShareScope } from "./scoped-share-scope";

/** An attempt to load a module that a version exposes, e.g. `./lifecycles`. */
export interface ModuleRequest {
  release: LoadableRemote;
  module: string;
  /** Number of earlier failures. It makes the URLs unique, so that no cache responds. */
  attempt: number;
  signal: AbortSignal;
}

type ContainerRequest = Omit<ModuleRequest, "module">;

function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null && "init" in value && "get" in value;
}

function getSharedModules(): ShareScope {
  const scope: unknown = getInstance(({ name }) => name === "shell")?.shareScopeMap.default;
  // oxlint-disable-next-line typescript/no-unsafe-return -- the federation runtime's own scope, whose types it doesn't export
  return Object(scope);
}

/** Rejects a version whose shared libraries are incompatible, before requesting any of its files. */
function assertSharedCompatible({ name, shared = {} }: LoadableRemote, scope: ShareScope) {
  for (const [library, range] of Object.entries(shared)) {
    const versions = Object.keys(scope[library] ?? {});
    if (versions.some((version) => satisfy(version, range))) continue;
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

async function openContainer(runtime: RemoteRuntime, request: ContainerRequest): Promise<Container> {
  const { release, attempt, signal } = request;
  const scope = getSharedModules();
  assertSharedCompatible(release, scope);
  const folder = getFolder(release.entry);
  runtime.releases.set(folder, { hashes: release.integrity, attempt });
  if (attempt > 0) removePendingScripts(folder);
  const global = release.name.replaceAll("-", "_");
  // The global may still hold the container of another version.
  Reflect.set(globalThis, global, undefined);
  await loadScript(runtime, new URL(release.entry, window.location.origin).href, signal);
  const container: unknown = Reflect.get(globalThis, global);
  if (!isContainer(container))
    throw new LoadError("INVALID_ENTRY", `${release.entry} did not define a container`);
  await container.init(createScopedShareScope(runtime, release, scope));
  return container;
}

function loadContainer(runtime: RemoteRuntime, request: ContainerRequest): Promise<Container> {
  const { release, attempt } = request;
  const version = runtime.getVersion(release);
  if (version.container?.attempt === attempt) return version.container.opening;
  const state = runtime.getState(release.name);
  const opening = state.entryScripts.then(() => openContainer(runtime, request));
  version.container = { attempt, opening };
  state.entryScripts = opening.catch(() => {
    if (version.container?.opening === opening) version.container = undefined;
  });
  return opening;
}

/**
 * Loads a module of one version. Versions share no code.
 * @throws LoadError `INCOMPATIBLE_SHARED`, `INVALID_ENTRY`, or the reason why a script did not load
 */
export async function loadModule(
  runtime: RemoteRuntime,
  { module, ...request }: ModuleRequest,
): Promise<unknown> {
  const container = await loadContainer(runtime, request);
  const factory = await container.get(module);
  return factory();
}

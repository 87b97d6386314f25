// The only file that knows how remotes are delivered. Its sibling `remote-source.monolith.mjs` has the same face.
import { satisfies } from "@listwise/contracts";
import { getInstance } from "@module-federation/enhanced/runtime";
import { folderOf, registerRelease } from "./remotes/integrity";
import { LoadError } from "./remotes/load-error";
import { loadScript } from "./remotes/load-script";
import "./remotes/lend-runtime.mjs";
import { scopeFor, type ShareScope } from "./remotes/owned-scope";
import type { LoadableRemote } from "./remotes/remote-module";

/** Milliseconds a remote's files may take. */
export const LOAD_DEADLINE = 8_000;

/** What the entry of a remote leaves in the page: module federation's container. */
interface Container {
  init: (scope: ShareScope) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null && "init" in value && "get" in value;
}

function sharedModules(): ShareScope {
  const scope: unknown = getInstance(({ name }) => name === "shell")?.shareScopeMap.default;
  return Object(scope);
}

/** Refuses a version that needs another shared library than is here, before anything of it is asked for. */
function checkShared({ name, shared = {} }: LoadableRemote, scope: ShareScope) {
  for (const [library, range] of Object.entries(shared)) {
    const versions = Object.keys(scope[library] ?? {});
    if (versions.some((version) => satisfies(version, range))) continue;
    const here = versions.join(", ") || "nothing";
    throw new LoadError("MISFIT", `${name} needs ${library} ${range}, and here is ${here}`);
  }
}

/**
 * A script that was asked for and never answered stays in the document, and whoever wants it next would wait with it.
 */
function forgetPendingScripts(folder: string) {
  for (const script of document.querySelectorAll<HTMLScriptElement>("head > script[src]")) {
    if (script.src.startsWith(folder)) script.remove();
  }
}

async function open(remote: LoadableRemote, attempt: number, signal: AbortSignal): Promise<Container> {
  const scope = sharedModules();
  checkShared(remote, scope);
  const folder = folderOf(remote.entry);
  registerRelease(folder, remote.integrity, attempt);
  if (attempt > 0) forgetPendingScripts(folder);
  const global = remote.name.replaceAll("-", "_");
  // What another version left there must not be taken for this one's.
  Reflect.set(globalThis, global, undefined);
  await loadScript(new URL(remote.entry, window.location.origin).href, signal);
  const container: unknown = Reflect.get(globalThis, global);
  if (!isContainer(container))
    throw new LoadError("GARBAGE", `${remote.entry} left nothing that can be used`);
  await container.init(scopeFor(remote.name, scope));
  return container;
}

const containers = new Map<string, Promise<Container>>();

/** One version of a remote at a time runs its entry: they leave their containers under one name. */
const turns = new Map<string, Promise<unknown>>();

function containerOf(remote: LoadableRemote, attempt: number, signal: AbortSignal): Promise<Container> {
  const key = `${remote.entry} ${attempt}`;
  const known = containers.get(key);
  if (known) return known;
  containers.delete(`${remote.entry} ${attempt - 1}`);
  const turn = turns.get(remote.name) ?? Promise.resolve();
  const opening = turn.then(() => open(remote, attempt, signal));
  containers.set(key, opening);
  turns.set(
    remote.name,
    opening.catch(() => containers.delete(key)),
  );
  return opening;
}

/**
 * Loads one module a remote exposes, e.g. `./lifecycles`. `attempt` counts the failures before this try: each has an
 * address that no earlier one had, so that nothing cached answers for it. Versions do not share anything.
 */
export async function loadModule(
  remote: LoadableRemote,
  module: string,
  attempt: number,
  signal: AbortSignal,
): Promise<unknown> {
  const container = await containerOf(remote, attempt, signal);
  const factory = await container.get(module);
  return factory();
}

// The only file that knows how remotes are delivered. Its sibling `remote-source.monolith.mjs` has the same face.
import { loadRemote, registerPlugins, registerRemotes } from "@module-federation/enhanced/runtime";
import { integrityRuntimePlugin } from "./remotes/federation-plugin";
import { folderOf, registerRelease } from "./remotes/integrity";
import type { LoadableRemote } from "./remotes/remote-module";

/** Milliseconds a remote's files may take. */
export const LOAD_DEADLINE = 8_000;

const federationName = (remote: LoadableRemote) => remote.name.replaceAll("-", "_");

let prepared = false;

function prepare() {
  if (prepared) return;
  registerPlugins([integrityRuntimePlugin(LOAD_DEADLINE)]);
  prepared = true;
}

/**
 * A script that was asked for and never answered stays in the document, and whoever wants it next would wait with it.
 */
function forgetPendingScripts(folder: string) {
  for (const script of document.querySelectorAll<HTMLScriptElement>("head > script[src]")) {
    if (script.src.startsWith(folder)) script.remove();
  }
}

/** Registers the remote under an address no earlier, failed try has used, so that nothing cached answers for it. */
function register(remote: LoadableRemote, attempt: number) {
  const folder = folderOf(remote.entry);
  registerRelease(folder, remote.integrity, attempt);
  const entry = new URL(remote.entry, window.location.origin);
  if (attempt > 0) {
    forgetPendingScripts(folder);
    entry.searchParams.set("try", String(attempt));
  }
  const name = federationName(remote);
  registerRemotes([{ name, entry: entry.href, entryGlobalName: name }], { force: attempt > 0 });
}

const registered = new Map<string, string>();

/** Loads one module a remote exposes, e.g. `./lifecycles`. `attempt` counts the failures before this try. */
export async function loadModule(remote: LoadableRemote, module: string, attempt: number): Promise<unknown> {
  prepare();
  const registration = `${remote.entry} ${attempt}`;
  if (registered.get(remote.name) !== registration) {
    register(remote, attempt);
    registered.set(remote.name, registration);
  }
  return loadRemote(`${federationName(remote)}/${module.replace(/^\.\//, "")}`);
}

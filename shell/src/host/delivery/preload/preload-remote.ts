import type { Guard, RemoteName } from "@listwise/contracts/remotes";
import { matchRoutes } from "react-router-dom";
import { getHostPorts } from "../../ports";
import { getRemote, useRegistryStore } from "../../registry/registry.store";
import type { RemoteRuntime } from "../../remote-runtime";
import { loadRemoteModule } from "../load-remote";

function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return Boolean(connection) && Reflect.get(Object(connection), "saveData") === true;
}

/** Loads the pages of a remote ahead of a visit, once per version. Errors are ignored. */
export function preloadRemote(runtime: RemoteRuntime, name: RemoteName): void {
  const entry = getRemote(name)?.entry;
  if (!entry || isSavingData()) return;
  const version = runtime.getVersion({ name, entry });
  if (version.isPreloaded) return;
  version.isPreloaded = true;
  // The loader reports the error, and the visit itself retries.
  loadRemoteModule(runtime, name).catch(() => null);
}

interface OwnedPath {
  name: RemoteName;
  guard: Guard;
}

function getOwner(pathname: string): OwnedPath | undefined {
  const remotes = useRegistryStore.getState().registry?.remotes ?? [];
  const routes = remotes.flatMap(({ name, descriptor }) =>
    descriptor.routes.map(({ path, guard }) => ({ path, name, guard })),
  );
  return matchRoutes(routes, pathname)?.at(-1)?.route;
}

/** Preloads the remote that owns a path, if the user may open it. */
export function preloadPath(runtime: RemoteRuntime, pathname: string): void {
  const owner = getOwner(pathname);
  if (owner && getHostPorts().may(owner.guard, pathname)) preloadRemote(runtime, owner.name);
}

import type { Guard, RemoteName } from "@listwise/contracts";
import { matchRoutes } from "react-router-dom";
import { platform } from "../ports";
import { remoteInRegistry, useRegistryStore } from "../registry/registry.store";
import { loadRemoteModule } from "../remotes/load-remote";

const asked = new Set<string>();

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return Boolean(connection) && Reflect.get(Object(connection), "saveData") === true;
}

/** Loads the pages of a remote ahead of a visit, once per version. Errors are ignored. */
export function preloadRemote(name: RemoteName): void {
  const entry = remoteInRegistry(name)?.entry;
  if (!entry || asked.has(entry) || savesData()) return;
  asked.add(entry);
  // The loader reports the error, and the visit itself retries.
  loadRemoteModule(name).catch(() => null);
}

interface OwnedPath {
  name: RemoteName;
  guard: Guard;
}

function ownerOf(pathname: string): OwnedPath | undefined {
  const remotes = useRegistryStore.getState().registry?.remotes ?? [];
  const routes = remotes.flatMap(({ name, descriptor }) =>
    descriptor.routes.map(({ path, guard }) => ({ path, name, guard })),
  );
  return matchRoutes(routes, pathname)?.at(-1)?.route;
}

/** Preloads the remote that owns a path, if the user may open it. */
export function preloadPath(pathname: string): void {
  const owner = ownerOf(pathname);
  if (owner && platform().may(owner.guard, pathname)) preloadRemote(owner.name);
}

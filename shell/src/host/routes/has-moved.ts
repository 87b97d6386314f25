import {
  computeSpecificity,
  FALLBACK_ROUTE,
  findRedirect,
  type RemoteName,
} from "@listwise/contracts/remotes";
import { useRegistryStore } from "../registry/registry.store";

/**
 * Returns true if the registry gives the page of a remote to another remote, or redirects it. An open tab keeps the
 * routes that it started with, so only a new document can follow.
 */
export function hasMoved(name: RemoteName, pathname: string): boolean {
  const { registry } = useRegistryStore.getState();
  let [owner, route, best]: [string, string | null, string] = [name, null, ""];
  for (const remote of registry?.remotes ?? []) {
    for (const { path } of remote.descriptor.routes) {
      const score = path === FALLBACK_ROUTE.path ? null : computeSpecificity(path, pathname);
      if (score !== null && score > best) [owner, route, best] = [remote.name, path, score];
    }
  }
  return owner !== name || findRedirect(registry?.redirects ?? [], pathname, route) !== null;
}

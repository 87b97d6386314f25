import { isInAdminArea, omitAdminParts, type Registry } from "@listwise/contracts/remotes";
import { matchPath } from "react-router-dom";

/** Returns true if the registry contains admin pages, which the server includes only for administrators. */
export function hasAdminPages({ remotes }: Registry): boolean {
  return remotes.some(({ descriptor }) => descriptor.routes.some(({ path }) => isInAdminArea(path)));
}

/** Returns true if the registry contains a page at this path. */
export function hasPage({ remotes }: Registry, pathname: string): boolean {
  return remotes.some(({ descriptor }) => descriptor.routes.some(({ path }) => matchPath(path, pathname)));
}

/** Returns the registry without admin pages. */
export function removeAdminPages(registry: Registry): Registry {
  const remotes = registry.remotes.flatMap((remote) => {
    const descriptor = omitAdminParts(remote.descriptor);
    return descriptor ? [{ ...remote, descriptor }] : [];
  });
  return { ...registry, remotes };
}

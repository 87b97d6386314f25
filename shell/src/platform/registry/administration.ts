import { isInAdminArea, withoutAdministration, type Registry } from "@listwise/contracts";
import { matchPath } from "react-router-dom";

/** Returns true if the registry contains admin pages, which the server includes only for administrators. */
export function namesAdministration({ remotes }: Registry): boolean {
  return remotes.some(({ descriptor }) => descriptor.routes.some(({ path }) => isInAdminArea(path)));
}

/** Returns true if the registry contains a page at this path. */
export function namesPage({ remotes }: Registry, pathname: string): boolean {
  return remotes.some(({ descriptor }) => descriptor.routes.some(({ path }) => matchPath(path, pathname)));
}

/** Returns the registry without admin pages. */
export function withoutAdministrationOf(registry: Registry): Registry {
  const remotes = registry.remotes.flatMap((remote) => {
    const descriptor = withoutAdministration(remote.descriptor);
    return descriptor ? [{ ...remote, descriptor }] : [];
  });
  return { ...registry, remotes };
}

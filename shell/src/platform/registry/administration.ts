import { isInAdminArea, withoutAdministration, type Registry } from "@listwise/contracts";
import { matchPath } from "react-router-dom";

/** Returns whether the registry names anything of the administration: it does so to administrators alone. */
export function namesAdministration({ remotes }: Registry): boolean {
  return remotes.some(({ descriptor }) => descriptor.routes.some(({ path }) => isInAdminArea(path)));
}

/** Returns whether the registry names a page at this address. */
export function namesPage({ remotes }: Registry, pathname: string): boolean {
  return remotes.some(({ descriptor }) => descriptor.routes.some(({ path }) => matchPath(path, pathname)));
}

/** Returns the registry as someone other than an administrator may know it. */
export function withoutAdministrationOf(registry: Registry): Registry {
  const remotes = registry.remotes.flatMap((remote) => {
    const descriptor = withoutAdministration(remote.descriptor);
    return descriptor ? [{ ...remote, descriptor }] : [];
  });
  return { ...registry, remotes };
}

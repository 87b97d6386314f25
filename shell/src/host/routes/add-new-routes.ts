import type { Registry } from "@listwise/contracts/remotes";
import { getRemoteRouteId } from "@listwise/shared-ui";
import type { DataRouter } from "react-router-dom";
import { useRegistryStore } from "../registry/registry.store";
import type { RemoteRuntime } from "../remote-runtime";
import { createPageRoutes, createRemoteRoutes } from "./remote-routes";

/** ID of the route that contains all pages. */
export const PAGES_ROUTE = "pages";

/** Adds the routes of remotes that go live while the tab is open, so that their navigation entries work. */
export function addNewRoutes(
  runtime: RemoteRuntime,
  router: Pick<DataRouter, "patchRoutes">,
  started: Registry,
): void {
  const known = new Map(
    started.remotes.map(({ name, descriptor }) => [name, new Set(descriptor.routes.map(({ path }) => path))]),
  );
  useRegistryStore.subscribe(({ registry }) => {
    for (const remote of registry?.remotes ?? []) {
      const paths = known.get(remote.name);
      const added = remote.descriptor.routes.filter(({ path }) => !paths?.has(path));
      if (!paths) router.patchRoutes(PAGES_ROUTE, createRemoteRoutes(runtime, { remotes: [remote] }));
      else if (added.length > 0) {
        const descriptor = { ...remote.descriptor, routes: added };
        router.patchRoutes(
          getRemoteRouteId(remote.name),
          createPageRoutes(runtime, { ...remote, descriptor }),
        );
      }
      known.set(remote.name, new Set([...(paths ?? []), ...added.map(({ path }) => path)]));
    }
  });
}

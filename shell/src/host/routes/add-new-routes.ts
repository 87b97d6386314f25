import type { Registry } from "@listwise/contracts/remotes";
import { getRemoteRouteId } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import type { DataRouter } from "react-router-dom";
import { useRegistryStore } from "../registry/registry.store";
import type { RemoteRuntime } from "../remote-runtime";
import { createRedirectRoutes } from "./redirect-routes";
import { createPageRoutes, createRemoteRoutes } from "./remote-routes";

/** ID of the route that contains all pages. */
export const PAGES_ROUTE = "pages";

/** Adds the routes of remotes and the redirects that go live while the tab is open, so that links work. */
export function addNewRoutes(
  runtime: RemoteRuntime,
  router: Pick<DataRouter, "patchRoutes">,
  started: Registry,
  notFound: ReactNode,
): void {
  const redirected = new Set(started.redirects?.map(({ from }) => from));
  const known = new Map(
    started.remotes.map(({ name, descriptor }) => [name, new Set(descriptor.routes.map(({ path }) => path))]),
  );
  useRegistryStore.subscribe(({ registry }) => {
    const redirects = (registry?.redirects ?? []).filter(({ from }) => !redirected.has(from));
    if (redirects.length > 0) router.patchRoutes(PAGES_ROUTE, createRedirectRoutes(redirects, notFound));
    for (const { from } of redirects) redirected.add(from);
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

import type { Registry, RegistryRemote, RemoteRoute } from "@listwise/contracts/remotes";
import { hasOwnName } from "@listwise/contracts/site";
import { getRemoteRouteId } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import { redirect, redirectDocument, type LoaderFunctionArgs, type RouteObject } from "react-router-dom";
import type { RemoteRuntime } from "../remote-runtime";
import { NAVIGATION_WAIT_MS } from "../timeouts";
import { pause } from "../with-timeout";
import { RemoteOutlet } from "../outlet/remote-outlet";
import { getHostPorts } from "../ports";
import { loadRemoteModule } from "../delivery/load-remote";
import { GUARD_BLOCKED } from "../outlet/guard-blocked";
import { hasMoved } from "./has-moved";

/**
 * Route metadata for the document title, the current app and the skeleton. `isNamed` is true if `title` names the page better than its
 * configured title.
 */
export type RouteHandle = Pick<
  RemoteRoute,
  "title" | "titleKey" | "workspace" | "allCountries" | "skeleton"
> & {
  isNamed: boolean;
};

/** Handle of not-found routes. */
export const NOT_FOUND = { title: "Page not found", isNamed: true };

function createPageRoute(
  runtime: RemoteRuntime,
  { name }: RegistryRemote,
  { path, guard, title, titleKey, workspace, allCountries, skeleton }: RemoteRoute,
): RouteObject {
  async function loader({ request }: LoaderFunctionArgs) {
    const startedAt = performance.now();
    const { pathname, search } = new URL(request.url);
    const answer = await getHostPorts().guard(guard, pathname + search);
    if (!answer.allow) return "redirect" in answer ? redirect(answer.redirect) : GUARD_BLOCKED;
    // The store holds the error by now; the outlet shows it.
    const settled = loadRemoteModule(runtime, name).then(
      () => null,
      () => null,
    );
    await Promise.race([settled, pause(NAVIGATION_WAIT_MS)]);
    if (hasMoved(name, pathname)) return redirectDocument(pathname + search);
    return performance.now() - startedAt;
  }
  const handle: RouteHandle = {
    title,
    titleKey,
    workspace,
    allCountries,
    skeleton,
    isNamed: hasOwnName(path),
  };
  // The outlet above renders the remote's page.
  return { path, loader, handle, element: <></> };
}

/** Creates the routes of a remote's pages from its descriptor, without loading its code. */
export function createPageRoutes(runtime: RemoteRuntime, remote: RegistryRemote): RouteObject[] {
  return remote.descriptor.routes.map((route) => createPageRoute(runtime, remote, route));
}

/** Creates the routes of all remotes, each below its outlet. */
export function createRemoteRoutes(
  runtime: RemoteRuntime,
  { remotes }: Pick<Registry, "remotes">,
): RouteObject[] {
  return remotes.map((remote) => ({
    id: getRemoteRouteId(remote.name),
    element: <RemoteOutlet remote={remote.name} />,
    children: createPageRoutes(runtime, remote),
  }));
}

/**
 * Creates not-found routes for reserved first segments, which are never content categories:
 * `/dashboard/nonsense` is not found although it matches `/:category/:slug`.
 */
export function createReservedRoutes(
  { remotes }: Registry,
  own: readonly string[],
  notFound: ReactNode,
): RouteObject[] {
  const paths = [...own, ...remotes.flatMap(({ descriptor }) => descriptor.routes.map(({ path }) => path))];
  const segments = new Set(
    paths.map((path) => path.split("/")[1] ?? "").filter((first) => /^\w/.test(first)),
  );
  return [...segments].map((segment) => ({ path: `/${segment}/*`, element: notFound, handle: NOT_FOUND }));
}

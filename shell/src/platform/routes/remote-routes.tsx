import { hasOwnName, type Registry, type RegistryRemote, type RemoteRoute } from "@listwise/contracts";
import { remoteRouteId } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import { redirect, type LoaderFunctionArgs, type RouteObject } from "react-router-dom";
import { pause } from "../deadline";
import { RemoteOutlet } from "../outlet/remote-outlet";
import { platform } from "../ports";
import { loadRemoteModule } from "../remotes/load-remote";
import { BLOCKED } from "./blocked";

/**
 * Milliseconds that a navigation waits for a remote before the page changes and shows its skeleton. Chosen by
 * us.
 */
const PATIENCE = 150;

/** Route metadata for the document title. `isNamed` is true if `title` names the page better than its configured title. */
export type RouteHandle = Pick<RemoteRoute, "title" | "titleKey"> & { isNamed: boolean };

/** Handle of not-found routes. */
export const NOT_FOUND = { title: "Page not found", isNamed: true };

function pageRoute({ name }: RegistryRemote, { path, guard, title, titleKey }: RemoteRoute): RouteObject {
  async function loader({ request }: LoaderFunctionArgs) {
    const { pathname, search } = new URL(request.url);
    const answer = await platform().guard(guard, pathname + search);
    if (!answer.allow) return "redirect" in answer ? redirect(answer.redirect) : BLOCKED;
    // The store holds the error by now; the outlet shows it.
    const settled = loadRemoteModule(name).then(
      () => null,
      () => null,
    );
    await Promise.race([settled, pause(PATIENCE)]);
    return null;
  }
  const handle: RouteHandle = { title, titleKey, isNamed: hasOwnName(path) };
  // The outlet above renders the remote's page.
  return { path, loader, handle, element: <></> };
}

/** Creates the routes of a remote's pages from its descriptor, without loading its code. */
export function pageRoutes(remote: RegistryRemote): RouteObject[] {
  return remote.descriptor.routes.map((route) => pageRoute(remote, route));
}

/** Creates the routes of all remotes, each below its outlet. */
export function remoteRoutes({ remotes }: Pick<Registry, "remotes">): RouteObject[] {
  return remotes.map((remote) => ({
    id: remoteRouteId(remote.name),
    element: <RemoteOutlet remote={remote.name} />,
    children: pageRoutes(remote),
  }));
}

/**
 * Creates not-found routes for reserved first segments, which are never content categories:
 * `/dashboard/nonsense` is not found although it matches `/:category/:slug`.
 */
export function reservedRoutes(
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

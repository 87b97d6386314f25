import type { Registry, RegistryRemote, RemoteRoute } from "@listwise/contracts";
import { remoteRouteId } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import { redirect, type LoaderFunctionArgs, type RouteObject } from "react-router-dom";
import { pause } from "../deadline";
import { RemoteOutlet } from "../outlet/remote-outlet";
import { platform } from "../ports";
import { loadRemoteModule } from "../remotes/load-remote";
import { BLOCKED } from "./blocked";

/** How long a navigation waits for a remote before the page changes and its place shows that it is loading. */
const PATIENCE = 150;

/** What a route of the site carries for the document's title. */
export type RouteHandle = Pick<RemoteRoute, "title" | "titleKey">;

function pageRoute({ name }: RegistryRemote, { path, guard, title, titleKey }: RemoteRoute): RouteObject {
  async function loader({ request }: LoaderFunctionArgs) {
    const { pathname, search } = new URL(request.url);
    const answer = await platform().guard(guard, pathname + search);
    if (!answer.allow) return "redirect" in answer ? redirect(answer.redirect) : BLOCKED;
    // A failure is in the store by now; the outlet shows it.
    const settled = loadRemoteModule(name).then(
      () => null,
      () => null,
    );
    await Promise.race([settled, pause(PATIENCE)]);
    return null;
  }
  const handle: RouteHandle = { title, titleKey };
  // The page is the remote's: the outlet above shows it.
  return { path, loader, handle, element: <></> };
}

/** The pages of a remote as routes of the shell, from its descriptor: no code of its own is needed for it. */
export function pageRoutes(remote: RegistryRemote): RouteObject[] {
  return remote.descriptor.routes.map((route) => pageRoute(remote, route));
}

/** The pages of all remotes, those of each below its outlet. */
export function remoteRoutes({ remotes }: Pick<Registry, "remotes">): RouteObject[] {
  return remotes.map((remote) => ({
    id: remoteRouteId(remote.name),
    element: <RemoteOutlet remote={remote.name} />,
    children: pageRoutes(remote),
  }));
}

/**
 * A first segment that somebody owns is never a content category: `/dashboard/nonsense` is not found, although
 * `/:category/:slug` would take it.
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
  return [...segments].map((segment) => ({ path: `/${segment}/*`, element: notFound }));
}

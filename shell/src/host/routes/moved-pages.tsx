import {
  computeSpecificity,
  findRedirect,
  type Redirect,
  type RemoteName,
} from "@listwise/contracts/remotes";
import type { ReactNode } from "react";
import { redirect, type LoaderFunctionArgs, type RouteObject } from "react-router-dom";
import { useRegistryStore } from "../registry/registry.store";
import { NOT_FOUND } from "./remote-routes";

/**
 * Returns true if the registry gives the page of a remote to another remote, or redirects it. An open tab keeps the
 * routes that it started with, so only a new document can follow.
 */
export function hasMoved(name: RemoteName, pathname: string): boolean {
  const { registry } = useRegistryStore.getState();
  let [owner, route, best]: [string, string | null, string] = [name, null, ""];
  for (const remote of registry?.remotes ?? []) {
    for (const { path } of remote.descriptor.routes) {
      const score = computeSpecificity(path, pathname);
      if (score !== null && score > best) [owner, route, best] = [remote.name, path, score];
    }
  }
  return owner !== name || findRedirect(registry?.redirects ?? [], pathname, route) !== null;
}

/** Creates a route for each redirect. It shows not-found once the redirect is removed. */
export function createRedirectRoutes(redirects: readonly Redirect[], notFound: ReactNode): RouteObject[] {
  return redirects.map(({ from }) => ({
    path: from,
    element: notFound,
    handle: NOT_FOUND,
    loader({ request }: LoaderFunctionArgs) {
      const { pathname, search, hash } = new URL(request.url);
      const known = useRegistryStore.getState().registry?.redirects ?? [];
      const target = findRedirect(known, pathname, null);
      return target === null ? null : redirect(target + search + hash);
    },
  }));
}

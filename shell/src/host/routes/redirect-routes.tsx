import { findRedirect, type Redirect } from "@listwise/contracts/remotes";
import type { ReactNode } from "react";
import { redirect, type LoaderFunctionArgs, type RouteObject } from "react-router-dom";
import { useRegistryStore } from "../registry/registry.store";
import { NOT_FOUND } from "./remote-routes";

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

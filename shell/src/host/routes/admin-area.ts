import { ADMIN_AREA } from "@listwise/contracts/remotes";
import type { ReactNode } from "react";
import { redirect, type LoaderFunctionArgs, type RouteObject } from "react-router-dom";
import { getHostPorts } from "../ports";
import { hasPage } from "../registry/admin-pages";
import { revalidateRegistry } from "../registry/load-registry";
import { useRegistryStore } from "../registry/registry.store";
import type { RemoteRuntime } from "../remote-runtime";
import { GUARD_BLOCKED } from "../outlet/guard-blocked";
import { NOT_FOUND } from "./remote-routes";

function isInRegistry(pathname: string): boolean {
  const { registry } = useRegistryStore.getState();
  return registry !== null && hasPage(registry, pathname);
}

/**
 * Returns the catch-all route of the admin area, whose pages are not in the visitors' registry. Guards the
 * area and revalidates the registry when an administrator enters.
 */
export function createAdminRoute(runtime: RemoteRuntime, notFound: ReactNode): RouteObject {
  async function loader({ request }: LoaderFunctionArgs) {
    const { pathname, search } = new URL(request.url);
    const answer = await getHostPorts().guard("admin", pathname + search);
    if (!answer.allow) return "redirect" in answer ? redirect(answer.redirect) : GUARD_BLOCKED;
    if (isInRegistry(pathname)) return null;
    await revalidateRegistry(runtime, 0);
    // The page now has a more specific route.
    return isInRegistry(pathname) ? redirect(pathname + search) : null;
  }
  return { path: `${ADMIN_AREA}/*`, loader, element: notFound, handle: NOT_FOUND };
}

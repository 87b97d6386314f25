import { ADMIN_AREA } from "@listwise/contracts";
import type { ReactNode } from "react";
import { redirect, type LoaderFunctionArgs, type RouteObject } from "react-router-dom";
import { platform } from "../ports";
import { namesPage } from "../registry/administration";
import { revalidateRegistry } from "../registry/load-registry";
import { useRegistryStore } from "../registry/registry.store";
import { BLOCKED } from "./blocked";
import { NOT_FOUND } from "./remote-routes";

function isNamed(pathname: string): boolean {
  const { registry } = useRegistryStore.getState();
  return registry !== null && namesPage(registry, pathname);
}

async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const answer = await platform().guard("admin", pathname + search);
  if (!answer.allow) return "redirect" in answer ? redirect(answer.redirect) : BLOCKED;
  if (isNamed(pathname)) return null;
  await revalidateRegistry(0);
  // The page now has a more specific route.
  return isNamed(pathname) ? redirect(pathname + search) : null;
}

/**
 * Returns the catch-all route of the admin area, whose pages are not in the visitors' registry. Guards the
 * area and revalidates the registry when an administrator enters.
 */
export function adminArea(notFound: ReactNode): RouteObject {
  return { path: `${ADMIN_AREA}/*`, loader, element: notFound, handle: NOT_FOUND };
}

import type { SmokeCaller } from "@listwise/contracts/releases";
import type { Guard, Release, RemoteRoute } from "@listwise/contracts/remotes";
import { computeSpecificity } from "@listwise/contracts/remotes";

/** A page to open. */
export interface Visit {
  route: string;
  caller: SmokeCaller;
  /** `null` until a page that was opened before links to this route. */
  address: string | null;
  /** The remote that the page must show, in this version; `null` for a page of the shell. */
  remote: { name: string; version: string } | null;
}

/** Callers that a page is opened as. A public page may differ for users. */
const CALLERS: Record<Guard, readonly SmokeCaller[]> = {
  public: ["visitor", "user"],
  user: ["user"],
  admin: ["admin"],
};

/** Pages of the shell that show something without a token in their address. */
const SHELL_PAGES: readonly [route: string, caller: SmokeCaller][] = [
  ["/login", "visitor"],
  ["/register", "visitor"],
  ["/forgot-password", "visitor"],
  ["/reset-password", "visitor"],
  ["/settings", "user"],
  ["/notifications", "user"],
];

const isOptional = (segment: string) => segment.endsWith("?") || segment === "*";
const hasParameters = (path: string) => path.split("/").some((segment) => segment.startsWith(":"));

/** Returns the address of a route without its optional parts; `null` if it has parameters and no example. */
function getAddress({ path, smoke }: RemoteRoute): string | null {
  if (smoke !== undefined) return smoke;
  const fixed = path.split("/").filter((segment) => !isOptional(segment));
  const address = fixed.join("/") || "/";
  return hasParameters(address) ? null : address;
}

function planRoutes({ name, version }: Release, routes: readonly RemoteRoute[]): Visit[] {
  return routes.flatMap((route) => {
    const visit = { route: route.path, address: getAddress(route), remote: { name, version } };
    return CALLERS[route.guard].map((caller) => ({ ...visit, caller }));
  });
}

/** Returns the first route of each guard that has an address. */
function selectPerGuard({ descriptor }: Release): RemoteRoute[] {
  const known = (descriptor?.routes ?? []).filter((route) => getAddress(route) !== null);
  return known.filter(({ guard }, index) => known.findIndex((one) => one.guard === guard) === index);
}

/**
 * Returns the pages to open for a candidate: all routes of a remote, those with an address first. For the shell, its own
 * pages and one page of each live remote per guard.
 */
export function planVisits(candidate: Release, live: readonly Release[]): Visit[] {
  if (candidate.name !== "shell") {
    const visits = planRoutes(candidate, candidate.descriptor?.routes ?? []);
    const isKnown = ({ address }: Visit) => address !== null;
    return [...visits.filter(isKnown), ...visits.filter((visit) => !isKnown(visit))];
  }
  const own = SHELL_PAGES.map(([route, caller]) => ({ route, caller, address: route, remote: null }));
  return [...own, ...live.flatMap((release) => planRoutes(release, selectPerGuard(release)))];
}

/**
 * Returns the first link that leads to a route, compared with all routes of the site as the router does; `null` without
 * one.
 */
export function findLink(
  route: string,
  links: Iterable<string>,
  siteRoutes: readonly string[],
): string | null {
  for (const link of links) {
    const path = link.split(/[?#]/)[0] ?? "";
    const own = computeSpecificity(route, path);
    if (own === null) continue;
    const isBetter = (other: string) => (computeSpecificity(other, path) ?? "") > own;
    if (!siteRoutes.some(isBetter)) return link;
  }
  return null;
}

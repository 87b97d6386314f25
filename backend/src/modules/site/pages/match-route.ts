import {
  isInAdminArea,
  computeSpecificity,
  type Release,
  type RemoteRoute,
} from "@listwise/contracts/remotes";
import type { PageTemplate } from "@listwise/contracts/documents";
import type { Composition, LiveRelease } from "../../registry";

/** The route of a remote that matches a path. */
export interface Match {
  live: LiveRelease;
  route: RemoteRoute;
}

/**
 * Returns the most specific route for a path; `null` if none matches. Fixed segments win over parameters, and those over
 * a wildcard. Admin routes never match, because the page is served before the user is known.
 */
export function matchRoute({ releases }: Composition, path: string): Match | null {
  if (isInAdminArea(path)) return null;
  let best: Match | null = null;
  let bestScore = "";
  for (const live of releases.values()) {
    for (const route of live.release.descriptor?.routes ?? []) {
      const score = route.guard === "admin" ? null : computeSpecificity(route.path, path);
      if (score === null || score <= bestScore) continue;
      [best, bestScore] = [{ live, route }, score];
    }
  }
  return best;
}

/** Build data of a route's page. */
export type BuiltPage = NonNullable<Release["pages"]>[string];

/** Returns the shell's own page at a path with its route pattern, or `null`. */
export function findOwnPage(
  { release }: LiveRelease,
  path: string,
): { route: string; page: BuiltPage } | null {
  const found = Object.entries(release.pages ?? {}).find(([own]) => computeSpecificity(own, path) !== null);
  return found ? { route: found[0], page: found[1] } : null;
}

/** Returns the template of a route's page in a release; `null` if it has none. */
export function getTemplate({ documents }: LiveRelease, route: string): PageTemplate | null {
  return Object.hasOwn(documents, route) ? (documents[route] ?? null) : null;
}

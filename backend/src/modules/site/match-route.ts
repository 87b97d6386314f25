import {
  isInAdminArea,
  computeSpecificity,
  type Release,
  type RemoteRoute,
} from "@listwise/contracts/remotes";
import type { Composition, LiveRelease } from "../registry";

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

/** Returns the build data of the shell's own page at a path, or `null`. */
export function getOwnPage({ release }: LiveRelease, path: string): BuiltPage | null {
  return (
    Object.entries(release.pages ?? {}).find(([own]) => computeSpecificity(own, path) !== null)?.[1] ?? null
  );
}

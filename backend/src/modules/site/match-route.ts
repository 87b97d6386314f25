import { isInAdminArea, scoreOf, type Release, type RemoteRoute } from "@listwise/contracts";
import type { Composition, LiveRelease } from "../registry";

/** A route of a remote that a path leads to. */
export interface Match {
  live: LiveRelease;
  route: RemoteRoute;
}

/**
 * The most particular route for the path: fixed segments win over parameters, those over a wildcard. A page is served to
 * someone unknown, so nothing of the administration is ever found.
 */
export function matchRoute({ releases }: Composition, path: string): Match | null {
  if (isInAdminArea(path)) return null;
  let best: Match | null = null;
  let bestScore = "";
  for (const live of releases.values()) {
    for (const route of live.release.descriptor?.routes ?? []) {
      const score = route.guard === "admin" ? null : scoreOf(route.path, path);
      if (score === null || score <= bestScore) continue;
      [best, bestScore] = [{ live, route }, score];
    }
  }
  return best;
}

/** What the build says of a route's page. */
export type BuiltPage = NonNullable<Release["pages"]>[string];

/** The shell's own page at a path, as far as its build says anything of it. */
export function ownPageOf({ release }: LiveRelease, path: string): BuiltPage | null {
  return Object.entries(release.pages ?? {}).find(([own]) => scoreOf(own, path) !== null)?.[1] ?? null;
}

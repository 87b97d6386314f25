import type { RemoteRoute } from "@listwise/contracts";
import type { Composition, LiveRelease } from "../registry";

/** A route of a remote that a path leads to. */
export interface Match {
  live: LiveRelease;
  route: RemoteRoute;
}

/** The most particular route for the path: fixed segments win over parameters, those over a wildcard. */
export function matchRoute({ releases }: Composition, path: string): Match | null {
  const segments = split(path);
  let best: Match | null = null;
  let bestScore = "";
  for (const live of releases.values()) {
    for (const route of live.release.descriptor?.routes ?? []) {
      const score = scoreOf(split(route.path), segments);
      if (score === null || score <= bestScore) continue;
      [best, bestScore] = [{ live, route }, score];
    }
  }
  return best;
}

/** One character for each segment, so that scores compare as text; `null` when the pattern does not match. */
function scoreOf(pattern: readonly string[], segments: readonly string[]): string | null {
  let score = "=";
  for (const [index, part] of pattern.entries()) {
    if (part === "*") return `${score}1`;
    const segment = segments[index];
    if (segment === undefined) return null;
    if (part.startsWith(":")) score += "2";
    else if (part === segment) score += "3";
    else return null;
  }
  return pattern.length === segments.length ? score : null;
}

function split(path: string): string[] {
  return path.split("/").filter(Boolean);
}

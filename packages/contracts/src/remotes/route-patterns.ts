/** Routes of the shell, which no remote may claim. */
export const SHELL_ROUTES = [
  "/login",
  "/register",
  "/verify-email",
  "/forgot-password",
  "/reset-password",
  "/remove-google",
  "/remove-factor",
  "/auth/google/callback",
  "/settings",
  "/notifications",
  "/analytics",
  "/user-analytics",
  "/ab-testing",
] as const;

/** Routes of the server, which no remote may claim either. A test compares the list with the server's routes. */
export const SERVER_ROUTES = [
  "/api/*",
  "/releases/*",
  "/media/*",
  "/help-pictures/*",
  "/socket.io/*",
  "/store-media/*",
  "/.well-known/*",
  "/remotes.json",
  "/feed.xml",
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/favicon.ico",
  "/favicon.svg",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable.png",
  "/social-card.png",
] as const;

/** The only route that starts with a parameter: all other routes take precedence, and only its owner may declare it. */
export const FALLBACK_ROUTE = { path: "/:category/:slug", owner: "mfe-content" } as const;

/** Most optional segments that are compared one by one; patterns with more count as wildcards from there. */
const MAX_OPTIONAL = 4;

/** Returns the segments of a path as the router compares them: in lower case, without empty ones. */
const getSegments = (path: string) => path.toLowerCase().split("/").filter(Boolean);
const isFixed = (segment: string) => !segment.startsWith(":") && segment !== "*";

/** Returns the segments of all patterns that a pattern with optional segments (`:slug?`) stands for. */
function expandPattern(pattern: string): string[][] {
  let expanded: string[][] = [[]];
  let optional = 0;
  for (const segment of getSegments(pattern)) {
    const isOptional = segment.endsWith("?");
    if (isOptional) optional += 1;
    if (optional > MAX_OPTIONAL) return expanded.map((parts) => [...parts, "*"]);
    const longer = expanded.map((parts) => [...parts, isOptional ? segment.slice(0, -1) : segment]);
    expanded = isOptional ? [...expanded, ...longer] : longer;
  }
  return expanded;
}

/**
 * Returns the specificity of a pattern for a path as a comparable string: fixed segments rank above parameters, and
 * those above a wildcard. `null` if the pattern doesn't match. The path may itself be a pattern. Case is ignored, as in
 * the router.
 */
export function computeSpecificity(pattern: string, path: string): string | null {
  const segments = getSegments(path);
  const scores = expandPattern(pattern).map((parts) => scoreSegments(parts, segments));
  return scores.reduce(
    (best, score) => (best !== null && (score === null || best > score) ? best : score),
    null,
  );
}

function scoreSegments(parts: readonly string[], segments: readonly string[]): string | null {
  let score = "=";
  for (const [index, part] of parts.entries()) {
    if (part === "*") return `${score}1`;
    const segment = segments[index];
    if (segment === undefined) return null;
    if (!isFixed(part)) score += "2";
    else if (part === segment) score += "3";
    else return null;
  }
  return parts.length === segments.length ? score : null;
}

/** Returns true if any URL matches both patterns. Case is ignored, as in the router. */
export function doPatternsOverlap(pattern: string, other: string): boolean {
  const others = expandPattern(other);
  return expandPattern(pattern).some((parts) => others.some((theirs) => doSegmentsOverlap(parts, theirs)));
}

function doSegmentsOverlap(left: readonly string[], right: readonly string[]): boolean {
  for (let index = 0; ; index += 1) {
    const [a, b] = [left[index], right[index]];
    if (a === "*" || b === "*") return true;
    if (a === undefined || b === undefined) return a === b;
    if (isFixed(a) && isFixed(b) && a !== b) return false;
  }
}

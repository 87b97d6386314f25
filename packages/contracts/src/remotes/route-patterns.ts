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

const getSegments = (path: string) => path.split("/").filter(Boolean);
const isFixed = (segment: string) => !segment.startsWith(":") && segment !== "*";

/**
 * Returns the specificity of a pattern for a path as a comparable string: fixed segments rank above parameters, and
 * those above a wildcard. `null` if the pattern doesn't match. The path may itself be a pattern.
 */
export function computeSpecificity(pattern: string, path: string): string | null {
  const [parts, segments] = [getSegments(pattern), getSegments(path)];
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
  const [left, right] = [getSegments(pattern.toLowerCase()), getSegments(other.toLowerCase())];
  for (let index = 0; ; index += 1) {
    const [a, b] = [left[index], right[index]];
    if (a === "*" || b === "*") return true;
    if (a === undefined || b === undefined) return a === b;
    if (isFixed(a) && isFixed(b) && a !== b) return false;
  }
}

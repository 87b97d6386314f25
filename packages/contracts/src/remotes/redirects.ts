import { z } from "../zod";
import { computeSpecificity } from "./route-patterns";

/** Fixed segments and parameters after a fixed one, with an optional wildcard at the end. */
const PATTERN = /^\/[a-z0-9][\w.~-]*(?:\/(?:[a-z0-9][\w.~-]*|:[a-z]\w*))*(?:\/\*)?$/i;
const MESSAGE = "A path starts with / and a fixed part; it may contain :parameters and a final *.";
const PathSchema = z.string().check(z.maxLength(200));

/**
 * Redirect of a page's address. `from` is a pattern such as `/old/:id` or `/old/*`; `to` repeats its parameters. The
 * most specific route or redirect of an address wins, and a route before an equally specific redirect.
 */
export const RedirectSchema = z.object({
  from: PathSchema.check(z.regex(PATTERN, MESSAGE)),
  to: PathSchema.check(z.regex(new RegExp(`^/$|${PATTERN.source}`, "i"), MESSAGE)),
});

/** Parsed {@link RedirectSchema}. */
export type Redirect = z.infer<typeof RedirectSchema>;

const getSegments = (path: string) => path.split("/").filter(Boolean);

/** Returns the parameters of a path pattern and its wildcard, such as `:id` and `*`. */
export function getParameters(pattern: string): string[] {
  return getSegments(pattern).filter((segment) => segment.startsWith(":") || segment === "*");
}

/**
 * Returns the path that an address is redirected to; `null` if no redirect matches or the `route` of a page is at least
 * as specific. Both paths are as in the URL, with its encoding and without a query.
 */
export function findRedirect(
  redirects: readonly Redirect[],
  path: string,
  route: string | null,
): string | null {
  let best: Redirect | null = null;
  let bestScore = (route === null ? null : computeSpecificity(route, path)) ?? "";
  for (const redirect of redirects) {
    const score = computeSpecificity(redirect.from, path);
    if (score !== null && score > bestScore) [best, bestScore] = [redirect, score];
  }
  return best && fillTarget(best, getSegments(path));
}

function fillTarget({ from, to }: Redirect, path: readonly string[]): string {
  const pattern = getSegments(from);
  const filled = getSegments(to).flatMap((segment) => {
    if (segment === "*") return path.slice(pattern.indexOf("*"));
    return segment.startsWith(":") ? (path[pattern.indexOf(segment)] ?? []) : segment;
  });
  return `/${filled.join("/")}`;
}

import { ADMIN_AREA, isInAdminArea, scoreOf, SHELL_ROUTES } from "@listwise/contracts";
import type { Match } from "./match-route";
import type { Published } from "./published";

/** Public pages that search engines should not list. */
const HIDDEN = ["/shared", "/test-api"];
/** Pages of the shell that are public. */
const DOORS: readonly string[] = ["/login", "/register"];

/** Returns the first segment of a path: `/blog` for `/blog/:slug`. */
export const areaOf = (path: string) => `/${path.split("/")[1] ?? ""}`;

/** Returns the first segments of private pages: the shell's, the administration and hidden ones. */
export const privateAreas = (): string[] => [
  ...new Set([...SHELL_ROUTES.filter((path) => !DOORS.includes(path)).map(areaOf), ADMIN_AREA, ...HIDDEN]),
];

/** Returns true if search engines may list a route. */
export function isListed({ route }: Match): boolean {
  return route.guard === "public" && !route.planned && !HIDDEN.includes(areaOf(route.path));
}

/**
 * Returns true if there is a page at the path. Routes with published pages (`/blog/:slug`) exist only for those; a route
 * whose first segment is a parameter has only published pages.
 */
export function exists(path: string, match: Match | null, published: Published): boolean {
  if (isInAdminArea(path) || SHELL_ROUTES.some((own) => scoreOf(own, path) !== null)) return true;
  if (!match) return false;
  const pattern = match.route.path;
  if (!pattern.includes(":")) return true;
  const isAuthored =
    pattern.startsWith("/:") || [...published.keys()].some((page) => scoreOf(pattern, page) !== null);
  return !isAuthored || published.has(path);
}

import { ADMIN_AREA, isInAdminArea, computeSpecificity, SHELL_ROUTES } from "@listwise/contracts/remotes";
import type { Match } from "./match-route";
import type { Published } from "../published";

/** Public pages that search engines should not list. */
const UNLISTED_AREAS = ["/shared", "/shared-report", "/report-emails", "/test-api"];
/** Pages of the shell that are public. */
const AUTH_PAGES: readonly string[] = ["/login", "/register"];

/** Returns the first segment of a path: `/blog` for `/blog/:slug`. */
export const getArea = (path: string) => `/${path.split("/")[1] ?? ""}`;

/** Returns the first segments of private pages: the shell's, the administration and hidden ones. */
export const getPrivateAreas = (): string[] => [
  ...new Set([
    ...SHELL_ROUTES.filter((path) => !AUTH_PAGES.includes(path)).map(getArea),
    ADMIN_AREA,
    ...UNLISTED_AREAS,
  ]),
];

/** Returns true if search engines may list a route. */
export function isListed({ route }: Match): boolean {
  return route.guard === "public" && !route.planned && !UNLISTED_AREAS.includes(getArea(route.path));
}

/**
 * Returns true if there is a page at the path. Routes with published pages (`/blog/:slug`) exist only for those; a route
 * whose first segment is a parameter has only published pages.
 */
export function isExistingPage(path: string, match: Match | null, published: Published): boolean {
  if (isInAdminArea(path) || SHELL_ROUTES.some((own) => computeSpecificity(own, path) !== null)) return true;
  if (!match) return false;
  const pattern = match.route.path;
  if (!pattern.includes(":")) return true;
  const isAuthored =
    pattern.startsWith("/:") ||
    [...published.keys()].some((page) => computeSpecificity(pattern, page) !== null);
  return !isAuthored || published.has(path);
}

import { ADMIN_AREA, isInAdminArea, scoreOf, SHELL_ROUTES } from "@listwise/contracts";
import type { Match } from "./match-route";
import type { Published } from "./published";

/** Public pages that no search engine should list. */
const HIDDEN = ["/shared", "/test-api"];
/** Pages of the shell that everybody may see. */
const DOORS: readonly string[] = ["/login", "/register"];

/** The first part of a path, `/blog` of `/blog/:slug`. */
export const areaOf = (path: string) => `/${path.split("/")[1] ?? ""}`;

/** Areas of the shell itself that search engines have no business in. */
export const privateAreas = (): string[] => [
  ...new Set([...SHELL_ROUTES.filter((path) => !DOORS.includes(path)).map(areaOf), ADMIN_AREA, ...HIDDEN]),
];

/** Whether a route may be listed by search engines. */
export function isListed({ route }: Match): boolean {
  return route.guard === "public" && !route.planned && !HIDDEN.includes(areaOf(route.path));
}

/**
 * Whether there is something at the path. Where authors fill a route (`/blog/:slug`), only what they published is there;
 * a route whose first segment is a parameter is theirs altogether.
 */
export function exists(path: string, match: Match | null, published: Published): boolean {
  if (isInAdminArea(path) || SHELL_ROUTES.some((own) => scoreOf(own, path) !== null)) return true;
  if (!match) return false;
  const pattern = match.route.path;
  if (!pattern.includes(":")) return true;
  const theirs =
    pattern.startsWith("/:") || [...published.keys()].some((page) => scoreOf(pattern, page) !== null);
  return !theirs || published.has(path);
}

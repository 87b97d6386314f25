import type { GateFinding } from "@listwise/contracts/releases";
import {
  ADMIN_AREA,
  FALLBACK_ROUTE,
  isInAdminArea,
  type NavEntry,
  type RemoteDescriptor,
} from "@listwise/contracts/remotes";
import { error } from "./findings";

const MAX_ENTRIES = 20;
/** Higher than for other menus, because the admin menu lists all admin pages. */
const MAX_ADMIN_ENTRIES = 40;
const MAX_LABEL_CHARACTERS = 40;

/** `/`, or fixed segments and parameters after a fixed one, with an optional parameter or a wildcard at the end. */
const PATTERN = /^\/(?:[a-z0-9][\w.~-]*(?:\/(?:[a-z0-9][\w.~-]*|:[a-z]\w*))*(?:\/\*|\/:[a-z]\w*\?)?)?$/i;
/** Path on this site: never `//host` nor `/\host`, which browsers treat as another site. */
const LOCAL_PATH = /^\/(?![/\\])[^\s\\\p{C}]*$/u;
const CONTROL = /\p{C}/u;
/** External sites that the footer may link to. */
const LINKED_SITES = ["https://developer.apple.com/"];

/** Returns the forbidden declarations of a remote's descriptor, independent of other releases. */
export function checkDescriptor(candidate: RemoteDescriptor): GateFinding[] {
  const { name, routes, navigation } = candidate;
  const found = routes
    .filter(
      ({ path }) => !PATTERN.test(path) && !(path === FALLBACK_ROUTE.path && name === FALLBACK_ROUTE.owner),
    )
    .map(({ path }) =>
      error(
        "routes",
        `The route ${JSON.stringify(path)} is not allowed: it must start with a fixed segment and contain only plain segments, :parameters and a final * or :parameter?.`,
      ),
    );
  const misplaced = routes
    .filter(({ path, guard }) => isInAdminArea(path) !== (guard === "admin"))
    .map(({ path }) =>
      error(
        "routes",
        `The route ${path} has the wrong guard: routes under ${ADMIN_AREA} must have the guard admin, and no other routes may.`,
      ),
    );
  return [...found, ...misplaced, ...checkMenu(navigation), ...navigation.flatMap(checkEntry)];
}

function checkMenu(navigation: readonly NavEntry[]): GateFinding[] {
  const inAdmin = navigation.filter(({ area }) => area === "admin").length;
  const over = (entries: number, most: number, where: string) =>
    entries <= most
      ? []
      : [
          error(
            "navigation",
            `The release has ${entries} navigation entries ${where}; the limit is ${most}.`,
          ),
        ];
  return [
    ...over(navigation.length - inAdmin, MAX_ENTRIES, "in the site's menus"),
    ...over(inAdmin, MAX_ADMIN_ENTRIES, "in the admin menu"),
  ];
}

function checkEntry({ label, group = "", path, area }: NavEntry): GateFinding[] {
  const found: GateFinding[] = [];
  const shown = JSON.stringify(label.slice(0, MAX_LABEL_CHARACTERS));
  if (
    label.trim() === "" ||
    [label, group].some((text) => text.length > MAX_LABEL_CHARACTERS || CONTROL.test(text))
  ) {
    const message = `The navigation entry ${shown} needs a label and group of at most ${MAX_LABEL_CHARACTERS} characters without invisible characters.`;
    found.push(error("navigation", message));
  }
  const isLinked = area === "footer" && LINKED_SITES.some((site) => path.startsWith(site));
  if (!isLinked && !LOCAL_PATH.test(path)) {
    const message = `The navigation entry ${shown} leads to ${JSON.stringify(path)}, which is not a page of this site.`;
    found.push(error("navigation", message));
  }
  return found;
}

import type { GateFinding } from "../../api/releases";
import { ADMIN_AREA, isInAdminArea, type NavEntry, type RemoteDescriptor } from "../remotes";
import { FALLBACK_ROUTE } from "./route-patterns";

const MAX_ENTRIES = 20;
/** The administration's own menu lists all its pages. */
const MAX_ADMIN_ENTRIES = 40;
const MAX_LABEL = 40;

/** `/`, or literal segments and parameters after a literal one, with a wildcard at the end at most. */
const PATTERN = /^\/(?:[a-z0-9][\w.~-]*(?:\/(?:[a-z0-9][\w.~-]*|:[a-z]\w*))*(?:\/\*)?)?$/i;
/** A place on this site: never `//host` nor `/\host`, which browsers take for another site. */
const OWN_PLACE = /^\/(?![/\\])[^\s\\\p{C}]*$/u;
const CONTROL = /\p{C}/u;
/** Other sites that the product's footer links to. */
const LINKED_SITES = ["https://developer.apple.com/"];

const error = (rule: string, message: string): GateFinding => ({ level: "error", rule, message });

/** Returns what of a remote's own descriptor no remote may have, whatever else is live. */
export function checkForm(candidate: RemoteDescriptor): GateFinding[] {
  const { name, routes, navigation } = candidate;
  const found = routes
    .filter(
      ({ path }) => !PATTERN.test(path) && !(path === FALLBACK_ROUTE.path && name === FALLBACK_ROUTE.owner),
    )
    .map(({ path }) =>
      error(
        "routes",
        `The route ${JSON.stringify(path)} is not allowed: it must begin with a fixed segment, and hold only plain segments, :parameters and a final *.`,
      ),
    );
  const misplaced = routes
    .filter(({ path, guard }) => isInAdminArea(path) !== (guard === "admin"))
    .map(({ path }) =>
      error(
        "routes",
        `The route ${path} has the wrong guard: what is under ${ADMIN_AREA} is for administrators, and nothing else is.`,
      ),
    );
  return [...found, ...misplaced, ...checkMenu(navigation), ...navigation.flatMap(checkEntry)];
}

function checkMenu(navigation: readonly NavEntry[]): GateFinding[] {
  const inAdmin = navigation.filter(({ area }) => area === "admin").length;
  const over = (entries: number, most: number, where: string) =>
    entries <= most
      ? []
      : [error("navigation", `It has ${entries} navigation entries ${where}; ${most} are allowed.`)];
  return [
    ...over(navigation.length - inAdmin, MAX_ENTRIES, "in the site's menus"),
    ...over(inAdmin, MAX_ADMIN_ENTRIES, "in the administration's menu"),
  ];
}

function checkEntry({ label, group = "", path, area }: NavEntry): GateFinding[] {
  const found: GateFinding[] = [];
  const shown = JSON.stringify(label.slice(0, MAX_LABEL));
  if (label.trim() === "" || [label, group].some((text) => text.length > MAX_LABEL || CONTROL.test(text))) {
    const message = `The navigation entry ${shown} needs a label and group of at most ${MAX_LABEL} characters, without invisible ones.`;
    found.push(error("navigation", message));
  }
  const isLinked = area === "footer" && LINKED_SITES.some((site) => path.startsWith(site));
  if (!isLinked && !OWN_PLACE.test(path)) {
    const message = `The navigation entry ${shown} leads to ${JSON.stringify(path)}, which is no page of this site.`;
    found.push(error("navigation", message));
  }
  return found;
}

import type { GateFinding } from "@listwise/contracts/releases";
import {
  computeSpecificity,
  doPatternsOverlap,
  FALLBACK_ROUTE,
  type Redirect,
  type RemoteDescriptor,
  SERVER_ROUTES,
  SHELL_ROUTES,
} from "@listwise/contracts/remotes";
import { checkDescriptor } from "./check-descriptor";
import { error, warning } from "./findings";

/** Owner with its routes. */
interface Owner {
  name: string;
  routes: readonly string[];
}

const getOwner = ({ name, routes }: RemoteDescriptor): Owner => ({
  name,
  routes: routes.map(({ path }) => path),
});

interface ConflictOptions {
  redirects?: readonly Redirect[];
  /** Makes conflicts that a move can end warnings: those with other remotes and with redirects. */
  forMove?: boolean;
}

/** Returns forbidden declarations of a remote, and conflicts with other live remotes, the shell and the server. */
export function checkConflicts(
  candidate: RemoteDescriptor,
  others: readonly RemoteDescriptor[],
  { redirects = [], forMove = false }: ConflictOptions = {},
): GateFinding[] {
  const fixed = [
    { name: "the shell", routes: SHELL_ROUTES },
    { name: "the server", routes: SERVER_ROUTES },
  ];
  const remotes = others.map(getOwner);
  const redirected = redirects.map(({ from, to }) => ({ name: `the redirect to ${to}`, routes: [from] }));
  const claims = [
    ...checkRoutes(candidate, [...remotes, ...redirected]),
    ...checkNavigation(candidate, [...fixed, ...remotes]),
    ...checkWidgets(candidate, others),
  ];
  return [
    ...checkDescriptor(candidate),
    ...checkRoutes(candidate, fixed),
    ...(forMove ? claims.map(({ rule, message }) => warning(rule, message)) : claims),
  ];
}

function checkRoutes(candidate: RemoteDescriptor, owners: readonly Owner[]): GateFinding[] {
  const routes = candidate.routes.filter(({ path }) => path !== FALLBACK_ROUTE.path);
  return routes.flatMap(({ path }) =>
    owners.flatMap(({ name, routes: theirs }) => {
      const taken = theirs.find((other) => other !== FALLBACK_ROUTE.path && doPatternsOverlap(path, other));
      if (taken === undefined) return [];
      const what = taken === path ? "" : ` (its route ${taken})`;
      return [
        error(
          "routes",
          `The route ${path} belongs to ${name}${what}. Choose another path, or agree on an owner.`,
        ),
      ];
    }),
  );
}

function checkNavigation(candidate: RemoteDescriptor, owners: readonly Owner[]): GateFinding[] {
  const all = [getOwner(candidate), ...owners];
  return candidate.navigation.flatMap(({ label, path }): GateFinding[] => {
    if (!path.startsWith("/")) return [];
    const owner = getOwnerName(path.replace(/[?#].*/s, ""), all);
    const entry = `The navigation entry “${label}” leads to ${path}`;
    if (owner === null) {
      return [warning("navigation", `${entry}, which is not a page.`)];
    }
    if (owner === candidate.name) return [];
    return [
      error(
        "navigation",
        `${entry}, which belongs to ${owner}. Declare the entry in the remote.json of ${owner}.`,
      ),
    ];
  });
}

function getOwnerName(path: string, owners: readonly Owner[]): string | null {
  let [best, bestScore]: [string | null, string] = [null, ""];
  for (const { name, routes } of owners) {
    for (const route of routes) {
      const score = computeSpecificity(route, path);
      if (score !== null && score > bestScore) [best, bestScore] = [name, score];
    }
  }
  return best;
}

function checkWidgets(candidate: RemoteDescriptor, others: readonly RemoteDescriptor[]): GateFinding[] {
  return candidate.widgets.flatMap((widget) =>
    others.flatMap(({ name, widgets }) =>
      widgets
        .filter(({ id, query }) => id === widget.id || (query !== "" && query === widget.query))
        .map(({ id }) =>
          error(
            "widgets",
            `The widget “${widget.id}” (?${widget.query}=) conflicts with “${id}” of ${name}. Use another id and query.`,
          ),
        ),
    ),
  );
}

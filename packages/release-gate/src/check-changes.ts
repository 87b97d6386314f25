import type { GateFinding } from "@listwise/contracts/releases";
import {
  computeSpecificity,
  FALLBACK_ROUTE,
  type Guard,
  type Redirect,
  type Release,
  type RemoteDescriptor,
  type RemoteRoute,
  type Widget,
} from "@listwise/contracts/remotes";
import { checkRemovedExports } from "./check-surface";
import { computeSizes, formatKilobytes, type MeasuredFile } from "./files";
import { confirm, formatList, formatRelease } from "./findings";

/** A release with its measured files. */
export interface MeasuredRelease {
  release: Release;
  files: Readonly<Record<string, MeasuredFile>>;
}

/** Growth that needs no confirmation; chosen by us. Both limits have to be exceeded. */
const GROWTH_SHARE = 0.1;
const GROWTH_BYTES = { entry: 1_000, total: 10_000 };

const GUARD_STRENGTH: Readonly<Record<Guard, number>> = { public: 0, user: 1, admin: 2 };
const isWeaker = (guard: Guard, than: Guard) => GUARD_STRENGTH[guard] < GUARD_STRENGTH[than];

/** Everything that goes live with a candidate: all other releases, and the redirects of removed pages. */
interface Surroundings {
  others: readonly Release[];
  redirects: readonly Redirect[];
  today: string;
}

/**
 * Compares a candidate with the version that it would replace. Everything that users or other remotes lose is a
 * dangerous difference: it may be intended, so an administrator decides. A route that another remote serves or that is
 * redirected is not lost.
 */
export function checkChanges(
  candidate: MeasuredRelease,
  current: MeasuredRelease,
  { others, redirects, today }: Surroundings,
): GateFinding[] {
  const [next, before] = [candidate.release, current.release];
  const known = others.flatMap(({ descriptor }) => descriptor ?? []);
  return [
    ...(next.descriptor && before.descriptor
      ? compareDescriptors(next.descriptor, before.descriptor, { known, redirects })
      : []),
    ...compareEvents(next, before, others),
    ...compareSizes(candidate, current),
    ...checkRemovedExports(next, before, others, today),
  ];
}

/** Returns what users and other releases lose if no version of a remote is live anymore. */
export function checkRetirement(release: Release, surroundings: Surroundings): GateFinding[] {
  const { descriptor, ...rest } = release;
  const empty = descriptor && { ...descriptor, routes: [], widgets: [] };
  const nothing = { ...rest, descriptor: empty, imports: {}, uses: { endpoints: {}, events: {} } };
  return checkChanges({ release: nothing, files: {} }, { release, files: {} }, surroundings);
}

interface Elsewhere {
  /** Descriptors of the other live remotes. */
  known: readonly RemoteDescriptor[];
  redirects: readonly Redirect[];
}

function compareDescriptors(
  next: RemoteDescriptor,
  before: RemoteDescriptor,
  { known, redirects }: Elsewhere,
): GateFinding[] {
  const others = known.flatMap((one) => one.routes).filter(({ path }) => path !== FALLBACK_ROUTE.path);
  const routes = before.routes.map((route) => ({
    before: route,
    next: findRoute(next.routes, route.path) ?? findRoute(others, route.path),
  }));
  const isRedirected = (path: string) => redirects.some(({ from }) => covers(from, path));
  const added = next.routes.map((route) => ({ before: findRoute(before.routes, route.path), next: route }));
  return [
    ...routes.flatMap((one) =>
      one.next || isRedirected(one.before.path)
        ? []
        : [
            confirm(
              "removed",
              `The route ${one.before.path} of the live version is removed. Links to it will show “Page not found”.`,
            ),
          ],
    ),
    ...[...routes, ...added].flatMap((one) =>
      one.next && one.before && isWeaker(one.next.guard, one.before.guard)
        ? [
            confirm(
              "guards",
              `The route ${one.next.path} is for ${formatGuard(one.next.guard)}; in the live version, ${one.before.path} is for ${formatGuard(one.before.guard)}.`,
            ),
          ]
        : [],
    ),
    ...compareWidgets(
      [next, ...known].flatMap(({ widgets }) => widgets),
      before,
    ),
  ];
}

/** Returns the route that the router takes for a path, which may itself be a pattern. */
function findRoute(routes: readonly RemoteRoute[], path: string): RemoteRoute | undefined {
  let [best, bestScore]: [RemoteRoute | undefined, string] = [undefined, ""];
  for (const route of routes) {
    const score = covers(route.path, path) ? computeSpecificity(route.path, path) : null;
    if (score !== null && score > bestScore) [best, bestScore] = [route, score];
  }
  return best;
}

/** Returns true if a pattern matches all addresses of another; a parameter doesn't match everything below a wildcard. */
function covers(pattern: string, path: string): boolean {
  return (pattern.endsWith("*") || !path.endsWith("*")) && computeSpecificity(pattern, path) !== null;
}

const formatGuard = (guard: Guard) =>
  ({ public: "everyone", user: "signed-in users", admin: "administrators" })[guard];

function compareWidgets(next: readonly Widget[], before: RemoteDescriptor): GateFinding[] {
  return before.widgets.flatMap(({ id, query, guard }) => {
    const same = next.find((widget) => widget.id === id);
    if (!same) return [confirm("removed", `The widget “${id}” of the live version is removed.`)];
    return [
      ...(same.query === query
        ? []
        : [confirm("removed", `The widget “${id}” no longer opens with ?${query}=, which links may use.`)]),
      ...(isWeaker(same.guard, guard)
        ? [
            confirm(
              "guards",
              `The widget “${id}” is for ${formatGuard(same.guard)}; in the live version it is for ${formatGuard(guard)}.`,
            ),
          ]
        : []),
    ];
  });
}

function compareEvents(next: Release, before: Release, others: readonly Release[]): GateFinding[] {
  if (!next.uses) return [];
  const { events } = next.uses;
  return Object.entries(before.uses?.events ?? {}).flatMap(([name, known]) => {
    const now = Object.hasOwn(events, name) ? events[name] : undefined;
    const partners = (end: "emits" | "hears") =>
      others.filter(({ uses }) => uses && Object.hasOwn(uses.events, name) && uses.events[name]?.[end]);
    const lost = (end: "emits" | "hears", other: "emits" | "hears") => {
      const affected = known[end] && !now?.[end] ? partners(other).map(formatRelease) : [];
      if (affected.length === 0) return [];
      const what = end === "emits" ? "emitted" : "heard";
      const verb = `${other === "hears" ? "hear" : "emit"}${affected.length === 1 ? "s" : ""}`;
      return [
        confirm("removed", `The event ${name} is no longer ${what}; ${formatList(affected)} ${verb} it.`),
      ];
    };
    return [...lost("emits", "hears"), ...lost("hears", "emits")];
  });
}

function compareSizes(candidate: MeasuredRelease, current: MeasuredRelease): GateFinding[] {
  const [next, before] = [candidate, current].map(({ release, files }) => computeSizes(release, files));
  const parts = [
    ["entry", "The entry"],
    ["total", "All scripts together"],
  ] as const;
  return parts.flatMap(([part, what]) => {
    const [from, to] = [before?.[part] ?? 0, next?.[part] ?? 0];
    const hasGrown = to - from > GROWTH_BYTES[part] && to - from > GROWTH_SHARE * from;
    const change = `from ${formatKilobytes(from)} to ${formatKilobytes(to)}`;
    return hasGrown ? [confirm("size", `${what} grew ${change} gzipped.`)] : [];
  });
}

import { createHash } from "node:crypto";
import type { ReleasePointer } from "@listwise/contracts/releases";
import { doPatternsOverlap, FALLBACK_ROUTE, type Redirect } from "@listwise/contracts/remotes";
import { isInCanary } from "./canary";
import type { Composition, LiveRelease, LocatedRelease, CompositionRequest } from "./release-store";

/** Finds a version of a release. Returns `null` if the release repository doesn't have it. */
type FindVersion = (version: string | null | undefined) => LocatedRelease | null;

/** Combines releases into a composition; its id identifies the exact set of versions. */
export function createComposition(
  live: readonly LiveRelease[],
  redirects: readonly Redirect[] = [],
): Composition {
  const releases = new Map(live.map((one) => [one.release.name, one]));
  const versions = live.map(({ release }) => `${release.name}@${release.version}`).sort();
  const id = createHash("sha256").update(versions.join("\n")).digest("hex").slice(0, 12);
  return { id, releases, redirects };
}

/** Chooses the version of a release for a view. Returns `null` if no version is live for it. */
export function chooseVersion(
  name: string,
  pointer: ReleasePointer,
  { bucket, pins }: CompositionRequest,
  find: FindVersion,
): LiveRelease | null {
  const { stable, canary, previous, enabled } = pointer;
  const owner = pointer.policy?.owner;
  const before = () => previous.map(find).find((one) => one !== null) ?? null;
  const pinned = find(pins.get(name));
  if (pinned)
    return {
      ...pinned,
      enabled,
      owner,
      previous: pinned.release.version === stable ? before() : find(stable),
    };
  const tried =
    canary && bucket !== null && isInCanary(name, bucket, canary.percent) ? find(canary.version) : null;
  if (tried) return { ...tried, enabled, owner, previous: find(stable) };
  const common = find(stable);
  return common && { ...common, enabled, owner, previous: before() };
}

const getPaths = ({ release }: LiveRelease): string[] =>
  release.descriptor?.routes.map(({ path }) => path).filter((path) => path !== FALLBACK_ROUTE.path) ?? [];

/**
 * Gives requested versions the pages that they take over in a move: other remotes lose these routes, and redirects of them
 * end.
 */
export function giveRoutes(
  live: readonly LiveRelease[],
  redirects: readonly Redirect[],
  { pins }: CompositionRequest,
): { live: LiveRelease[]; redirects: Redirect[] } {
  const isRequested = ({ release: { name, version } }: LiveRelease) => pins.get(name) === version;
  const taken = live.filter(isRequested).flatMap(getPaths);
  const isFree = (path: string) =>
    path === FALLBACK_ROUTE.path || !taken.some((own) => doPatternsOverlap(own, path));
  const yieldRoutes = (one: LiveRelease): LiveRelease => {
    const { descriptor } = one.release;
    if (!descriptor || isRequested(one)) return one;
    const routes = descriptor.routes.filter(({ path }) => isFree(path));
    return { ...one, release: { ...one.release, descriptor: { ...descriptor, routes } } };
  };
  return { live: live.map(yieldRoutes), redirects: redirects.filter(({ from }) => isFree(from)) };
}

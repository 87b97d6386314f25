import { createHash } from "node:crypto";
import type { ReleasePointer } from "@listwise/contracts/releases";
import type { Redirect } from "@listwise/contracts/remotes";
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

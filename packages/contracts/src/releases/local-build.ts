import {
  addEvent,
  concernsRelease,
  getReleasePointer,
  promote,
  type PointerMove,
  type ReleasePointers,
} from "./release-pointers";

/** Actor of builds that a machine publishes when it starts the site. */
const LOCAL_ACTOR = "local build";

/** A build of this machine; `isNew` if the release repository didn't have this version before. */
export interface LocalBuild {
  name: string;
  version: string;
  isNew: boolean;
}

/**
 * Makes a local build the stable version. Returns the changed pointers, the same ones if it already is stable, and `null`
 * if a decision of a team or an administrator is against it: they have moved the pointer from this version, or the
 * release is retired.
 */
export function promoteLocalBuild(
  live: ReleasePointers,
  { name, version, isNew }: LocalBuild,
  { at, keep }: PointerMove,
): ReleasePointers | null {
  const pointer = getReleasePointer(live, name);
  if (pointer.stable === version) return live;
  const lastMove = live.history.find((event) => concernsRelease(event, name) && event.action !== "publish");
  const isMoved = !isNew && pointer.stable !== null && (lastMove?.actor ?? LOCAL_ACTOR) !== LOCAL_ACTOR;
  if (isMoved || live.retired?.includes(name)) return null;
  return addEvent(
    live,
    { at, actor: LOCAL_ACTOR, action: "promote", name, version, percent: 100, reason: null },
    promote(pointer, version, 100, { at, keep }),
  );
}

/** Returns the versions of a release that were local builds. */
export function getLocalVersions({ history }: ReleasePointers, name: string): ReadonlySet<string | null> {
  const own = history.filter((event) => event.name === name && event.actor === LOCAL_ACTOR);
  return new Set(own.map(({ version }) => version));
}

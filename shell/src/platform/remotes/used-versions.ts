import type { RemoteName } from "@listwise/contracts";
import type { LoadableRemote } from "./remote-module";

const used = new Map<RemoteName, LoadableRemote>();

/** The version of a remote that this tab took at its last entry. */
export function usedVersion(name: RemoteName): LoadableRemote | undefined {
  return used.get(name);
}

/** Notes which version was taken. */
export function takeVersion(release: LoadableRemote): void {
  used.set(release.name, release);
}

/** Notes that a version is about to be taken anew. */
export function dropVersion(name: RemoteName): undefined {
  used.delete(name);
}

/** Every version that was taken. */
export function usedVersions(): readonly LoadableRemote[] {
  return [...used.values()];
}

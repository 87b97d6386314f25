import type { RemoteName } from "@listwise/contracts";
import type { LoadableRemote } from "../remote-module";

const used = new Map<RemoteName, LoadableRemote>();

/** Returns the version of a remote that this tab loaded at its last entry. */
export function getUsedVersion(name: RemoteName): LoadableRemote | undefined {
  return used.get(name);
}

/** Records the loaded version. */
export function setUsedVersion(release: LoadableRemote): void {
  used.set(release.name, release);
}

/** Forgets the loaded version before it is chosen anew. */
export function clearUsedVersion(name: RemoteName): undefined {
  used.delete(name);
}

/** Returns all loaded versions. */
export function getUsedVersions(): readonly LoadableRemote[] {
  return [...used.values()];
}

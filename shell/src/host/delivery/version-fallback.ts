import { OLDEST_SHELL_CONTRACT, SHELL_CONTRACT, type RemoteName } from "@listwise/contracts/remotes";
import { log } from "@listwise/shared-auth";
import { revalidateRegistry } from "../registry/load-registry";
import { isKnownOrigin } from "../registry/origins";
import { isOverridden } from "../registry/overrides/override";
import { getRemote } from "../registry/registry.store";
import type { LoadableRemote } from "../remote-module";
import type { RemoteRuntime, VersionKey } from "../remote-runtime";
import { QUARANTINE_MS, SKIP_MS } from "../timeouts";
import { isBreakerOpen } from "./circuit-breaker";
import { getLastKnownGood } from "./last-known-good";
import { LoadError } from "./load-error";

/** Quarantines a version that loaded but failed to mount. */
export function quarantineVersion(runtime: RemoteRuntime, release: LoadableRemote): void {
  runtime.getVersion(release).quarantinedUntil = Date.now() + QUARANTINE_MS;
}

/** Briefly quarantines the live version after it failed to load and a fallback was used. */
export function skipLiveVersion(runtime: RemoteRuntime, name: RemoteName): void {
  const entry = getRemote(name)?.entry;
  if (entry && isUsable(runtime, { name, entry }))
    runtime.getVersion({ name, entry }).quarantinedUntil = Date.now() + SKIP_MS;
}

/** Ends all quarantines of all remotes. */
export function clearQuarantine({ remotes }: RemoteRuntime): void {
  for (const { versions } of remotes.values())
    for (const version of versions.values()) version.quarantinedUntil = 0;
}

function isUsable(runtime: RemoteRuntime, version: VersionKey): boolean {
  return runtime.getVersion(version).quarantinedUntil < Date.now();
}

/**
 * Returns the live version of a remote. Revalidates the registry if it has no URL, because the role may have
 * changed.
 * @throws LoadError `DISABLED` or `NOT_FOR_YOU`
 */
async function findLiveVersion(runtime: RemoteRuntime, name: RemoteName): Promise<LoadableRemote> {
  if (!getRemote(name)?.entry) await revalidateRegistry(runtime, 0);
  const remote = getRemote(name);
  if (!remote?.enabled) throw new LoadError("DISABLED", `${name} is turned off`);
  const { entry, integrity } = remote;
  if (!entry || !integrity) throw new LoadError("NOT_FOR_YOU", `${name} has no URL for this role`);
  return { ...remote, entry, integrity };
}

function getFallbacks(runtime: RemoteRuntime, remote: LoadableRemote): LoadableRemote[] {
  if (isOverridden(remote.name)) return [];
  const versions = [getLastKnownGood(runtime, remote.name), remote.previous ?? null];
  return versions
    .flatMap((version) =>
      version && version.entry !== remote.entry
        ? { ...remote, shared: undefined, ...version, fallback: true }
        : [],
    )
    .filter((version) => isUsable(runtime, version));
}

/**
 * Returns the versions of a remote to try, in order: the live one for this browser, the last known good one,
 * the previous one. Quarantined versions are used only if there is no other.
 * @throws LoadError `BREAKER_OPEN` if the breaker is open and there is no fallback
 */
export async function findCandidates(runtime: RemoteRuntime, name: RemoteName): Promise<LoadableRemote[]> {
  const remote = await findLiveVersion(runtime, name);
  const others = getFallbacks(runtime, remote);
  if (!isUsable(runtime, remote)) return others.length > 0 ? others : [remote];
  if (!isBreakerOpen(runtime, name)) return [remote, ...others];
  if (others.length === 0) throw new LoadError("BREAKER_OPEN", `${name} failed too often`);
  return others;
}

/** Returns true if a version that is not in quarantine is left. */
export async function hasUsableVersion(runtime: RemoteRuntime, name: RemoteName): Promise<boolean> {
  const candidates = await findCandidates(runtime, name).catch((cause: unknown) => {
    log.warn(`no other version of ${name} can be chosen`, cause);
    return [];
  });
  return candidates.some((version) => isUsable(runtime, version));
}

/** Returns true if a different version should now be loaded. */
export function isOutdated(runtime: RemoteRuntime, name: RemoteName): boolean {
  const entry = getRemote(name)?.entry;
  const { enteredEntry, used } = runtime.getState(name);
  if (enteredEntry !== entry) return true;
  if (entry === undefined || used === undefined || used.entry === entry) return false;
  return isUsable(runtime, { name, entry }) && !isBreakerOpen(runtime, name);
}

/**
 * Rejects an incompatible version before requesting any of its files.
 * @throws LoadError `FOREIGN_ORIGIN`, `TOO_NEW` or `TOO_OLD`
 */
export function assertCompatible(
  runtime: RemoteRuntime,
  { name, entry, descriptor, fallback }: LoadableRemote,
): void {
  const { origin } = new URL(entry, window.location.origin);
  if (!isKnownOrigin(runtime, origin))
    throw new LoadError("FOREIGN_ORIGIN", `${name} would come from ${origin}`);
  // A fallback was compatible when it was live, and `descriptor` is that of the live version.
  if (fallback) return;
  const { contract } = descriptor;
  if (contract > SHELL_CONTRACT) throw new LoadError("TOO_NEW", `${name} needs contract ${contract}`);
  if (contract < OLDEST_SHELL_CONTRACT) throw new LoadError("TOO_OLD", `${name} keeps contract ${contract}`);
}

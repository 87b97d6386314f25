import { OLDEST_SHELL_CONTRACT, SHELL_CONTRACT, type RemoteName } from "@listwise/contracts";
import { log } from "@listwise/shared-auth";
import { isOverridden } from "../registry/overrides/override";
import { revalidateRegistry } from "../registry/load-registry";
import { getRemote } from "../registry/registry.store";
import { isBreakerOpen } from "./circuit-breaker";
import { isKnownOrigin } from "./integrity";
import { getLastKnownGood } from "./last-known-good";
import { LoadError } from "./load-error";
import type { LoadableRemote } from "../remote-module";

/** Quarantine in milliseconds, for a version that failed to mount and for one that failed to load. Chosen by us. */
const QUARANTINE_MS = 300_000;
const SKIP_MS = 10_000;

const quarantined = new Map<string, number>();

/** Quarantines a version that loaded but failed to mount. */
export function quarantineVersion({ entry }: LoadableRemote): void {
  quarantined.set(entry, Date.now() + QUARANTINE_MS);
}

/** Briefly quarantines the live version after it failed to load and a fallback was used. */
export function skipLiveVersion(name: RemoteName): void {
  const entry = getRemote(name)?.entry;
  if (entry && isUsable(entry)) quarantined.set(entry, Date.now() + SKIP_MS);
}

/** Ends all quarantines. */
export function clearQuarantine(): void {
  quarantined.clear();
}

function isUsable(entry: string): boolean {
  return (quarantined.get(entry) ?? 0) < Date.now();
}

/**
 * Returns the live version of a remote. Revalidates the registry if it has no URL, because the role may have
 * changed.
 * @throws LoadError `DISABLED` or `NOT_FOR_YOU`
 */
async function findLiveVersion(name: RemoteName): Promise<LoadableRemote> {
  if (!getRemote(name)?.entry) await revalidateRegistry(0);
  const remote = getRemote(name);
  if (!remote?.enabled) throw new LoadError("DISABLED", `${name} is turned off`);
  const { entry, integrity } = remote;
  if (!entry || !integrity) throw new LoadError("NOT_FOR_YOU", `${name} has no URL for this role`);
  return { ...remote, entry, integrity };
}

function getFallbacks(remote: LoadableRemote): LoadableRemote[] {
  if (isOverridden(remote.name)) return [];
  return [getLastKnownGood(remote.name), remote.previous ?? null].flatMap((version) =>
    version && version.entry !== remote.entry && isUsable(version.entry)
      ? [{ ...remote, shared: undefined, ...version, fallback: true }]
      : [],
  );
}

/**
 * Returns the versions of a remote to try, in order: the live one for this browser, the last known good one,
 * the previous one. Quarantined versions are used only if there is no other.
 * @throws LoadError `BREAKER_OPEN` if the breaker is open and there is no fallback
 */
export async function findCandidates(name: RemoteName): Promise<LoadableRemote[]> {
  const remote = await findLiveVersion(name);
  const others = getFallbacks(remote);
  if (!isUsable(remote.entry)) return others.length > 0 ? others : [remote];
  if (!isBreakerOpen(name)) return [remote, ...others];
  if (others.length === 0) throw new LoadError("BREAKER_OPEN", `${name} failed too often`);
  return others;
}

/** Returns true if a version that is not in quarantine is left. */
export async function hasUsableVersion(name: RemoteName): Promise<boolean> {
  const candidates = await findCandidates(name).catch((cause: unknown) => {
    log.warn(`no other version of ${name} can be chosen`, cause);
    return [];
  });
  return candidates.some(({ entry }) => isUsable(entry));
}

/** Returns true if a different version should now be loaded. */
export function isOutdated(name: RemoteName, wanted: string | undefined, used: string | undefined): boolean {
  const live = getRemote(name)?.entry;
  if (wanted !== live) return true;
  return used !== undefined && used !== live && live !== undefined && isUsable(live) && !isBreakerOpen(name);
}

/**
 * Rejects an incompatible version before requesting any of its files.
 * @throws LoadError `FOREIGN_ORIGIN`, `TOO_NEW` or `TOO_OLD`
 */
export function assertCompatible({ name, entry, descriptor, fallback }: LoadableRemote): void {
  const { origin } = new URL(entry, window.location.origin);
  if (!isKnownOrigin(origin)) throw new LoadError("FOREIGN_ORIGIN", `${name} would come from ${origin}`);
  // A fallback was compatible when it was live, and `descriptor` is that of the live version.
  if (fallback) return;
  const { contract } = descriptor;
  if (contract > SHELL_CONTRACT) throw new LoadError("TOO_NEW", `${name} needs contract ${contract}`);
  if (contract < OLDEST_SHELL_CONTRACT) throw new LoadError("TOO_OLD", `${name} keeps contract ${contract}`);
}

import { OLDEST_SHELL_CONTRACT, SHELL_CONTRACT, type RemoteName } from "@listwise/contracts";
import { log } from "@listwise/shared-auth";
import { isOverridden } from "../overrides/override";
import { revalidateRegistry } from "../registry/load-registry";
import { remoteInRegistry } from "../registry/registry.store";
import { isOpen } from "./breaker";
import { isKnownOrigin } from "./integrity";
import { lastGood } from "./last-good";
import { LoadError } from "./load-error";
import type { LoadableRemote } from "./remote-module";

/** Quarantine in milliseconds, for a version that failed to mount and for one that failed to load. Chosen by us. */
const UNFIT_FOR = 300_000;
const MISSED_FOR = 10_000;

const unfit = new Map<string, number>();

/** Quarantines a version that loaded but failed to mount. */
export function markUnfit({ entry }: LoadableRemote): void {
  unfit.set(entry, Date.now() + UNFIT_FOR);
}

/** Briefly quarantines the live version after it failed to load and a fallback was used. */
export function markMissed(name: RemoteName): void {
  const entry = remoteInRegistry(name)?.entry;
  if (entry && isFit(entry)) unfit.set(entry, Date.now() + MISSED_FOR);
}

/** Ends all quarantines. */
export function forgiveAll(): void {
  unfit.clear();
}

function isFit(entry: string): boolean {
  return (unfit.get(entry) ?? 0) < Date.now();
}

/**
 * Returns the live version of a remote. Revalidates the registry if it has no URL, because the role may have
 * changed.
 * @throws LoadError `DISABLED` or `NOT_FOR_YOU`
 */
async function current(name: RemoteName): Promise<LoadableRemote> {
  if (!remoteInRegistry(name)?.entry) await revalidateRegistry(0);
  const remote = remoteInRegistry(name);
  if (!remote?.enabled) throw new LoadError("DISABLED", `${name} is turned off`);
  const { entry, integrity } = remote;
  if (!entry || !integrity) throw new LoadError("NOT_FOR_YOU", `${name} has no URL for this role`);
  return { ...remote, entry, integrity };
}

function fallbacks(remote: LoadableRemote): LoadableRemote[] {
  if (isOverridden(remote.name)) return [];
  return [lastGood(remote.name), remote.previous ?? null].flatMap((version) =>
    version && version.entry !== remote.entry && isFit(version.entry)
      ? [{ ...remote, shared: undefined, ...version, fallback: true }]
      : [],
  );
}

/**
 * Returns the versions of a remote to try, in order: the live one for this browser, the last known good one,
 * the previous one. Quarantined versions are used only if there is no other.
 * @throws LoadError `BREAKER_OPEN` if the breaker is open and there is no fallback
 */
export async function candidatesOf(name: RemoteName): Promise<LoadableRemote[]> {
  const remote = await current(name);
  const others = fallbacks(remote);
  if (!isFit(remote.entry)) return others.length > 0 ? others : [remote];
  if (!isOpen(name)) return [remote, ...others];
  if (others.length === 0) throw new LoadError("BREAKER_OPEN", `${name} failed too often`);
  return others;
}

/** Returns true if a version that is not in quarantine is left. */
export async function hasAnother(name: RemoteName): Promise<boolean> {
  const candidates = await candidatesOf(name).catch((cause: unknown) => {
    log.warn(`no other version of ${name} can be chosen`, cause);
    return [];
  });
  return candidates.some(({ entry }) => isFit(entry));
}

/** Returns true if a different version should now be loaded. */
export function isOutdated(name: RemoteName, wanted: string | undefined, used: string | undefined): boolean {
  const live = remoteInRegistry(name)?.entry;
  if (wanted !== live) return true;
  return used !== undefined && used !== live && live !== undefined && isFit(live) && !isOpen(name);
}

/**
 * Rejects an incompatible version before requesting any of its files.
 * @throws LoadError `FOREIGN_ORIGIN`, `TOO_NEW` or `TOO_OLD`
 */
export function checkVersion({ name, entry, descriptor, fallback }: LoadableRemote): void {
  const { origin } = new URL(entry, window.location.origin);
  if (!isKnownOrigin(origin)) throw new LoadError("FOREIGN_ORIGIN", `${name} would come from ${origin}`);
  // A fallback was compatible when it was live, and `descriptor` is that of the live version.
  if (fallback) return;
  const { contract } = descriptor;
  if (contract > SHELL_CONTRACT) throw new LoadError("TOO_NEW", `${name} needs contract ${contract}`);
  if (contract < OLDEST_SHELL_CONTRACT) throw new LoadError("TOO_OLD", `${name} keeps contract ${contract}`);
}

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

/** How long a version is passed over, in milliseconds: one that failed to mount, and one that did not load. */
const UNFIT_FOR = 300_000;
const MISSED_FOR = 10_000;

const unfit = new Map<string, number>();

/** Passes a version over for a while: it loaded, but did not mount. */
export function markUnfit({ entry }: LoadableRemote): void {
  unfit.set(entry, Date.now() + UNFIT_FOR);
}

/** Passes the live version over for a moment: another one was taken, because it did not load. */
export function markMissed(name: RemoteName): void {
  const entry = remoteInRegistry(name)?.entry;
  if (entry && isFit(entry)) unfit.set(entry, Date.now() + MISSED_FOR);
}

/** Gives every version another chance. */
export function forgiveAll(): void {
  unfit.clear();
}

function isFit(entry: string): boolean {
  return (unfit.get(entry) ?? 0) < Date.now();
}

/** The remote with its address. The registry is asked once more when it has none: the role may have changed since. */
async function current(name: RemoteName): Promise<LoadableRemote> {
  if (!remoteInRegistry(name)?.entry) await revalidateRegistry(0);
  const remote = remoteInRegistry(name);
  if (!remote?.enabled) throw new LoadError("DISABLED", `${name} is switched off`);
  const { entry, integrity } = remote;
  if (!entry || !integrity) throw new LoadError("NOT_FOR_YOU", `${name} has no address for this role`);
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
 * The versions of a remote to try, in order: the one that is live for this browser, then the one that last mounted
 * here, then the one before. What failed here a moment ago comes only when there is nothing else.
 */
export async function candidatesOf(name: RemoteName): Promise<LoadableRemote[]> {
  const remote = await current(name);
  const others = fallbacks(remote);
  if (!isFit(remote.entry)) return others.length > 0 ? others : [remote];
  if (!isOpen(name)) return [remote, ...others];
  if (others.length === 0) throw new LoadError("BREAKER_OPEN", `${name} failed too often`);
  return others;
}

/** Whether a version is left that has not failed to mount here. */
export async function hasAnother(name: RemoteName): Promise<boolean> {
  const candidates = await candidatesOf(name).catch((cause: unknown) => {
    log.warn(`no other version of ${name} can be chosen`, cause);
    return [];
  });
  return candidates.some(({ entry }) => isFit(entry));
}

/** Whether what is in use is not what would be chosen now. */
export function isOutdated(name: RemoteName, wanted: string | undefined, used: string | undefined): boolean {
  const live = remoteInRegistry(name)?.entry;
  if (wanted !== live) return true;
  return used !== undefined && used !== live && live !== undefined && isFit(live) && !isOpen(name);
}

/** Refuses a version that cannot fit, before anything of it is asked for. */
export function checkVersion({ name, entry, descriptor, fallback }: LoadableRemote): void {
  const { origin } = new URL(entry, window.location.origin);
  if (!isKnownOrigin(origin)) throw new LoadError("FOREIGN_ORIGIN", `${name} would come from ${origin}`);
  // A version that was live before keeps an agreement that was kept then; the descriptor is that of the live one.
  if (fallback) return;
  const { contract } = descriptor;
  if (contract > SHELL_CONTRACT) throw new LoadError("TOO_NEW", `${name} needs contract ${contract}`);
  if (contract < OLDEST_SHELL_CONTRACT) throw new LoadError("TOO_OLD", `${name} keeps contract ${contract}`);
}

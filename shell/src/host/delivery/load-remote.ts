import type { RemoteName } from "@listwise/contracts";
import { showComposition } from "../registry/composition";
import { revalidateRegistry } from "../registry/load-registry";
import { getRemote } from "../registry/registry.store";
import { LOAD_TIMEOUT_MS } from "./load-module";
import { reportRemote } from "./report-remote";
import { closeBreaker, recordFailure } from "./circuit-breaker";
import {
  findCandidates,
  assertCompatible,
  clearQuarantine,
  isOutdated,
  skipLiveVersion,
} from "./version-fallback";
import { toLoadError, LoadError, type LoadCode } from "./load-error";
import { markVersionFailed, loadVersion } from "./load-version";
import { hasMountedPage } from "../lifecycle/mounts";
import type { LoadableRemote, LoadedRemote } from "../remote-module";
import { setFailed, setRemoteState } from "./remotes.store";
import { clearUsedVersion, setUsedVersion, getUsedVersion } from "./used-versions";

/** The exposed module with a remote's pages. */
export const PAGES = "./lifecycles";

/** Share of the remaining time for a version if there is another one to try after it. */
const LIVE_TIME_SHARE = 0.75;

/** Milliseconds for which a failed load is cached, so that all callers get the same result. */
const FAILURE_CACHE_MS = 1_000;

const INCOMPATIBLE_CODES: ReadonlySet<LoadCode> = new Set([
  "TOO_NEW",
  "TOO_OLD",
  "INCOMPATIBLE_SHARED",
  "FOREIGN_ORIGIN",
]);

const loads = new Map<string, Promise<LoadedRemote>>();
/** Entry URL of the live version when the remote was last entered. */
const liveEntries = new Map<string, string | undefined>();
const getKey = (name: RemoteName, module: string) => `${name} ${module}`;

/** Drops the cached modules of a remote, so that it is loaded again. */
export function clearRemote(name: RemoteName): void {
  for (const key of loads.keys()) if (key.startsWith(`${name} `)) loads.delete(key);
}

function report({ name, version, fallback }: LoadableRemote, error: LoadError): void {
  reportRemote({ name, version }, { phase: "load", code: error.code, cause: error });
  // Does not open the breaker for fallbacks or incompatibilities: retrying cannot fix them.
  if (!fallback && !INCOMPATIBLE_CODES.has(error.code)) recordFailure(name);
}

async function loadFirstAvailable(
  candidates: readonly LoadableRemote[],
  module: string,
  end: number,
): Promise<LoadedRemote> {
  for (const [index, release] of candidates.entries()) {
    const isLast = index === candidates.length - 1;
    const left = end - Date.now();
    try {
      assertCompatible(release);
      return {
        release,
        lifecycles: await loadVersion(release, module, isLast ? left : left * LIVE_TIME_SHARE),
      };
    } catch (cause) {
      const error = toLoadError(cause);
      report(release, error);
      const moved = error.code === "NOT_FOUND" && (await hasNewLiveVersion(release));
      if (moved) return loadFirstAvailable(await findCandidates(release.name), module, end);
      if (isLast || error.code === "OFFLINE") throw error;
    }
  }
  throw new LoadError("LOAD_FAILED", "There is no version to load");
}

/** Returns true if another version has gone live, which explains the missing file. */
async function hasNewLiveVersion({ name, entry, fallback }: LoadableRemote): Promise<boolean> {
  if (fallback) return false;
  await revalidateRegistry(0);
  return getRemote(name)?.entry !== entry;
}

async function load(name: RemoteName, module: string): Promise<LoadedRemote> {
  const end = Date.now() + LOAD_TIMEOUT_MS;
  const used = hasMountedPage(name) ? getUsedVersion(name) : clearUsedVersion(name);
  const loaded = await loadFirstAvailable(used ? [used] : await findCandidates(name), module, end);
  if (loaded.release.fallback) skipLiveVersion(name);
  setUsedVersion(loaded.release);
  showComposition();
  return loaded;
}

async function loadOnce(name: RemoteName, module: string): Promise<LoadedRemote> {
  // Widgets wait for the pages of their remote, so that a failure of the pages is not requested again.
  if (module !== PAGES) await loads.get(getKey(name, PAGES));
  if (!hasMountedPage(name)) setRemoteState(name, { status: "loading", problem: null, reportId: null });
  try {
    const loaded = await load(name, module);
    if (!loaded.release.fallback) closeBreaker(name);
    setRemoteState(name, { status: "ready", problem: null });
    return loaded;
  } catch (cause) {
    const error = toLoadError(cause);
    const isOff = error.code === "DISABLED" || error.code === "NOT_FOR_YOU";
    setFailed(name, error.problem, isOff ? "disabled" : "failed");
    throw error;
  }
}

/**
 * Loads a module of a remote; concurrent calls share one load. If no page of the remote is mounted, this
 * enters the remote and picks up a version that went live meanwhile.
 * @throws LoadError within {@link LOAD_TIMEOUT_MS}; the store then holds the reason
 */
export async function loadRemoteModule(name: RemoteName, module = PAGES): Promise<LoadedRemote> {
  if (!hasMountedPage(name)) {
    await revalidateRegistry();
    if (isOutdated(name, liveEntries.get(name), getUsedVersion(name)?.entry)) clearRemote(name);
    liveEntries.set(name, getRemote(name)?.entry);
  }
  const key = getKey(name, module);
  const known = loads.get(key);
  if (known) return known;
  const loading = loadOnce(name, module);
  loads.set(key, loading);
  const forget = () => loads.get(key) === loading && loads.delete(key);
  // The route and its outlet request the module in turn and must get the same result.
  loading.catch(() => setTimeout(forget, FAILURE_CACHE_MS));
  return loading;
}

/** Prepares a manual retry: clears cached modules, the breaker and all quarantines. */
export async function prepareRetry(name: RemoteName): Promise<void> {
  const used = getUsedVersion(name);
  if (used) markVersionFailed(used);
  clearRemote(name);
  closeBreaker(name);
  clearQuarantine();
  await revalidateRegistry(0);
}

import type { RemoteName } from "@listwise/contracts/remotes";
import { showComposition } from "../registry/composition";
import { revalidateRegistry } from "../registry/load-registry";
import { getRemote } from "../registry/registry.store";
import type { LoadableRemote, LoadedRemote } from "../remote-module";
import type { RemoteRuntime } from "../remote-runtime";
import { recordDuration } from "../record-duration";
import { FAILURE_CACHE_MS } from "../timeouts";
import { closeBreaker, recordFailure } from "./circuit-breaker";
import { toLoadError, LoadError, type LoadCode } from "./load-error";
import { markVersionFailed, loadVersion } from "./load-version";
import { setFailed, setRemoteView } from "./remotes.store";
import { reportRemote } from "./report-remote";
import {
  findCandidates,
  assertCompatible,
  clearQuarantine,
  isOutdated,
  skipLiveVersion,
} from "./version-fallback";

/** The exposed module with a remote's pages. */
export const PAGES = "./lifecycles";

/** Failures that do not open the breaker: retrying cannot fix them, or the version is only slow. */
const UNCOUNTED_CODES: ReadonlySet<LoadCode> = new Set([
  "DEADLINE",
  "TOO_NEW",
  "TOO_OLD",
  "INCOMPATIBLE_SHARED",
  "FOREIGN_ORIGIN",
]);

function report(runtime: RemoteRuntime, release: LoadableRemote, error: LoadError): void {
  reportRemote(runtime, release, { phase: "load", code: error.code, cause: error });
  if (!release.fallback && !UNCOUNTED_CODES.has(error.code)) recordFailure(runtime, release.name);
}

async function loadFirstAvailable(
  runtime: RemoteRuntime,
  candidates: readonly LoadableRemote[],
  module: string,
): Promise<LoadedRemote> {
  for (const [index, release] of candidates.entries()) {
    const isLast = index === candidates.length - 1;
    try {
      assertCompatible(runtime, release);
      return { release, lifecycles: await loadVersion(runtime, release, module) };
    } catch (cause) {
      const error = toLoadError(cause);
      report(runtime, release, error);
      const moved = error.code === "NOT_FOUND" && (await hasNewLiveVersion(runtime, release));
      if (moved) return loadFirstAvailable(runtime, await findCandidates(runtime, release.name), module);
      if (isLast || error.code === "OFFLINE") throw error;
    }
  }
  throw new LoadError("LOAD_FAILED", "There is no version to load");
}

/** Returns true if another version has gone live, which explains the missing file. */
async function hasNewLiveVersion(
  runtime: RemoteRuntime,
  { name, entry, fallback }: LoadableRemote,
): Promise<boolean> {
  if (fallback) return false;
  await revalidateRegistry(runtime, 0);
  return getRemote(name)?.entry !== entry;
}

async function load(runtime: RemoteRuntime, name: RemoteName, module: string): Promise<LoadedRemote> {
  const state = runtime.getState(name);
  // A mounted page pins the version; otherwise it is chosen anew.
  if (state.pageMounts === 0) state.used = undefined;
  const candidates = state.used ? [state.used] : await findCandidates(runtime, name);
  const loaded = await loadFirstAvailable(runtime, candidates, module);
  if (loaded.release.fallback) skipLiveVersion(runtime, name);
  state.used = loaded.release;
  showComposition(runtime);
  return loaded;
}

async function loadOnce(runtime: RemoteRuntime, name: RemoteName, module: string): Promise<LoadedRemote> {
  const state = runtime.getState(name);
  // Widgets wait for the pages of their remote, so that a failure of the pages is not requested again.
  if (module !== PAGES) await state.loads.get(PAGES);
  if (state.pageMounts === 0) setRemoteView(name, { status: "loading", problem: null, reportId: null });
  const startedAt = performance.now();
  try {
    const loaded = await load(runtime, name, module);
    recordDuration("load", name, module, startedAt);
    if (!loaded.release.fallback) closeBreaker(runtime, name);
    setRemoteView(name, { status: "ready", problem: null });
    return loaded;
  } catch (cause) {
    const error = toLoadError(cause);
    const isOff = error.code === "DISABLED" || error.code === "NOT_FOR_YOU";
    setFailed(name, error.problem, isOff ? "disabled" : error.isSlow ? "slow" : "failed");
    throw error;
  }
}

/**
 * Loads a module of a remote; concurrent calls share one load. If no page of the remote is mounted, this
 * enters the remote and picks up a version that went live meanwhile.
 * @throws LoadError; the store then holds the reason
 */
export async function loadRemoteModule(
  runtime: RemoteRuntime,
  name: RemoteName,
  module = PAGES,
): Promise<LoadedRemote> {
  const state = runtime.getState(name);
  if (state.pageMounts === 0) {
    await revalidateRegistry(runtime);
    if (isOutdated(runtime, name)) state.loads.clear();
    state.enteredEntry = getRemote(name)?.entry;
  }
  const known = state.loads.get(module);
  if (known) return known;
  const loading = loadOnce(runtime, name, module);
  state.loads.set(module, loading);
  const forget = () => state.loads.get(module) === loading && state.loads.delete(module);
  // The route and its outlet request the module in turn and must get the same result.
  loading.catch(() => setTimeout(forget, FAILURE_CACHE_MS));
  return loading;
}

/** Prepares a manual retry: clears cached modules, the breaker and all quarantines. */
export async function prepareRetry(runtime: RemoteRuntime, name: RemoteName): Promise<void> {
  const { used, loads } = runtime.getState(name);
  if (used) markVersionFailed(runtime, used);
  loads.clear();
  closeBreaker(runtime, name);
  clearQuarantine(runtime);
  await revalidateRegistry(runtime, 0);
}

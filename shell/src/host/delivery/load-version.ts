import { startActiveTimer } from "../active-timer";
import { isRemoteModule, type LoadableRemote, type RemoteModule } from "../remote-module";
import type { RemoteRuntime } from "../remote-runtime";
import { FIRST_PAUSE_MS, LOAD_TIMEOUT_MS, RETRY_WINDOW_MS } from "../timeouts";
import { TimeoutError, pause } from "../with-timeout";
import { diagnoseError } from "./chunk-error";
import { LoadError } from "./load-error";
import { loadModule } from "./load-module";
import { watchArrivals } from "./watch-arrivals";

/**
 * Marks a version as failed: the next load runs its scripts again under new URLs. Those of a development server run only
 * once, because hot reload replaces their code.
 */
export function markVersionFailed(runtime: RemoteRuntime, release: LoadableRemote): void {
  if (release.version !== "development") runtime.getVersion(release).failures += 1;
}

/**
 * Returns the delay before the next attempt in milliseconds: 250 ms, doubled per attempt, with 50 to 150%
 * jitter so that browsers do not retry in step.
 */
function computePause(tries: number): number {
  return FIRST_PAUSE_MS * 2 ** tries * (0.5 + Math.random());
}

/** Loads a module; gives up once no file has arrived for `LOAD_TIMEOUT_MS`. */
async function loadWithTimeout(
  runtime: RemoteRuntime,
  release: LoadableRemote,
  module: string,
): Promise<RemoteModule> {
  const given = new AbortController();
  const late = new TimeoutError(`Loading ${release.name} made no progress for ${LOAD_TIMEOUT_MS / 1000} s`);
  const timer = startActiveTimer(LOAD_TIMEOUT_MS, () => given.abort(late));
  const stopWatching = watchArrivals(timer.restart);
  const expired = new Promise<never>((_resolve, reject) => {
    given.signal.addEventListener("abort", () => reject(late));
  });
  try {
    const attempt = runtime.getVersion(release).failures;
    const request = { release, module, attempt, signal: given.signal };
    const loaded = await Promise.race([loadModule(runtime, request), expired]);
    if (!isRemoteModule(loaded)) throw new LoadError("INVALID_ENTRY", `${module} exposes no lifecycles`);
    return loaded;
  } finally {
    stopWatching();
    timer.stop();
  }
}

/** Returns true if another attempt can help. A fallback that times out is not tried again. */
function canRetry({ fallback }: LoadableRemote, error: LoadError, tries: number, isLate: boolean): boolean {
  if (tries >= error.retries) return false;
  return error.code === "DEADLINE" ? !fallback : !isLate;
}

/**
 * Loads a module of one version, with up to three attempts if they can help.
 *
 * @throws LoadError of the last attempt
 */
export async function loadVersion(
  runtime: RemoteRuntime,
  release: LoadableRemote,
  module: string,
): Promise<RemoteModule> {
  let isLate = false;
  const { stop } = startActiveTimer(RETRY_WINDOW_MS, () => (isLate = true));
  try {
    for (let tries = 0; ; tries += 1) {
      try {
        return await loadWithTimeout(runtime, release, module);
      } catch (cause) {
        const error = await diagnoseError(runtime, cause);
        markVersionFailed(runtime, release);
        if (!canRetry(release, error, tries, isLate)) throw error;
        if (error.code !== "DEADLINE") await pause(computePause(tries));
      }
    }
  } finally {
    stop();
  }
}

import { isRemoteModule, type LoadableRemote, type RemoteModule } from "../remote-module";
import type { RemoteRuntime } from "../remote-runtime";
import { FIRST_PAUSE_MS, MIN_RETRY_BUDGET_MS } from "../timeouts";
import { TimeoutError, pause } from "../with-timeout";
import { diagnoseError } from "./chunk-error";
import { LoadError } from "./load-error";
import { loadModule } from "./load-module";

/** Marks a version as failed: the next load runs its scripts again under new URLs. */
export function markVersionFailed(runtime: RemoteRuntime, release: LoadableRemote): void {
  runtime.getVersion(release).failures += 1;
}

/**
 * Returns the delay before the next attempt in milliseconds: 250 ms, doubled per attempt, with 50 to 150 %
 * jitter so that browsers do not retry in step.
 */
function computePause(tries: number): number {
  return FIRST_PAUSE_MS * 2 ** tries * (0.5 + Math.random());
}

async function loadWithTimeout(
  runtime: RemoteRuntime,
  release: LoadableRemote,
  module: string,
  milliseconds: number,
): Promise<RemoteModule> {
  const given = new AbortController();
  const late = new TimeoutError(`Loading ${release.name} took longer than ${milliseconds / 1000} s`);
  const timer = setTimeout(() => given.abort(late), milliseconds);
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
    clearTimeout(timer);
  }
}

/** Loads a module of one version, with up to three attempts within the time if a retry can help. */
export async function loadVersion(
  runtime: RemoteRuntime,
  release: LoadableRemote,
  module: string,
  milliseconds: number,
): Promise<RemoteModule> {
  const end = Date.now() + milliseconds;
  for (let tries = 0; ; tries += 1) {
    try {
      return await loadWithTimeout(runtime, release, module, end - Date.now());
    } catch (cause) {
      const error = await diagnoseError(runtime, cause);
      markVersionFailed(runtime, release);
      const wait = computePause(tries);
      if (tries >= error.retries || Date.now() + wait + MIN_RETRY_BUDGET_MS > end) throw error;
      await pause(wait);
    }
  }
}

import { TimeoutError, pause } from "../with-timeout";
import { loadModule } from "./load-module";
import { diagnoseError } from "./chunk-error";
import { LoadError } from "./load-error";
import { isRemoteModule, type LoadableRemote, type RemoteModule } from "../remote-module";

const FIRST_PAUSE_MS = 250;
/** Minimum remaining time in milliseconds for another attempt. */
const MIN_RETRY_BUDGET_MS = 500;

const failures = new Map<string, number>();

/** Marks a version as failed: the next load runs its scripts again under new URLs. */
export function markVersionFailed({ entry }: LoadableRemote): void {
  failures.set(entry, (failures.get(entry) ?? 0) + 1);
}

/**
 * Returns the delay before the next attempt in milliseconds: 250 ms, doubled per attempt, with 50 to 150 %
 * jitter so that browsers do not retry in step.
 */
function computePause(tries: number): number {
  return FIRST_PAUSE_MS * 2 ** tries * (0.5 + Math.random());
}

async function loadWithTimeout(
  remote: LoadableRemote,
  module: string,
  milliseconds: number,
): Promise<RemoteModule> {
  const given = new AbortController();
  const late = new TimeoutError(`Loading ${remote.name} took longer than ${milliseconds / 1000} s`);
  const timer = setTimeout(() => given.abort(late), milliseconds);
  const expired = new Promise<never>((_resolve, reject) => {
    given.signal.addEventListener("abort", () => reject(late));
  });
  try {
    const attempt = failures.get(remote.entry) ?? 0;
    const loaded = await Promise.race([loadModule(remote, module, attempt, given.signal), expired]);
    if (!isRemoteModule(loaded)) throw new LoadError("INVALID_ENTRY", `${module} exposes no lifecycles`);
    return loaded;
  } finally {
    clearTimeout(timer);
  }
}

/** Loads a module of one version, with up to three attempts within the time if a retry can help. */
export async function loadVersion(
  remote: LoadableRemote,
  module: string,
  milliseconds: number,
): Promise<RemoteModule> {
  const end = Date.now() + milliseconds;
  for (let tries = 0; ; tries += 1) {
    try {
      return await loadWithTimeout(remote, module, end - Date.now());
    } catch (cause) {
      const error = await diagnoseError(cause);
      markVersionFailed(remote);
      const wait = computePause(tries);
      if (tries >= error.retries || Date.now() + wait + MIN_RETRY_BUDGET_MS > end) throw error;
      await pause(wait);
    }
  }
}

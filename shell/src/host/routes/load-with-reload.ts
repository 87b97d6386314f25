import { reloadOnce } from "../lifecycle/reload-once";
import { isChunkError } from "../delivery/chunk-error";

/**
 * Loads a chunk of the shell. If a deploy has removed it, reloads the page once.
 *
 * @throws the error of `load` if a reload can't help
 */
export async function loadWithReload<T>(
  load: () => Promise<T>,
  address: () => string | undefined,
): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    // The page is reloading, so the promise never settles.
    if (isChunkError(cause) && reloadOnce(address())) return new Promise<never>(() => undefined);
    throw cause;
  }
}

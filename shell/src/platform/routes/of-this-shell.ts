import { reloadOnce } from "../reload-once";
import { isChunkError } from "../remotes/chunk-error";

/** Loads a part of the shell itself. When a deploy took it away, the page it is for is loaded anew, once. */
export async function ofThisShell<T>(load: () => Promise<T>, address: () => string | undefined): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    // The page is on its way out: nothing more is shown of it.
    if (isChunkError(cause) && reloadOnce(address())) return new Promise<never>(() => undefined);
    throw cause;
  }
}

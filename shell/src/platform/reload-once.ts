import { tabStorage } from "@listwise/shared-auth";

const KEY = "reloaded-for";

/** The address of the shell that runs here. */
function runningShell(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/releases/shell/"]');
  return script?.src ?? window.location.origin;
}

/** Loads the page again, at the same address, for a newer shell. At most once for each shell and tab. */
export function reloadOnce(): boolean {
  const shell = runningShell();
  // Where it cannot be remembered there is no guard against a loop, and so no reload.
  if (tabStorage.get(KEY) === shell || !tabStorage.persistent || !tabStorage.set(KEY, shell)) return false;
  window.location.reload();
  return true;
}

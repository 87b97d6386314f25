import { tabStorage } from "@listwise/shared-auth";

const KEY = "reloaded-for";

/** The address of the shell that runs here. */
function runningShell(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/releases/shell/"]');
  return script?.src ?? window.location.origin;
}

/** Loads the page again, for a newer shell, where it is or was about to go. At most once for each shell and tab. */
export function reloadOnce(address = window.location.href): boolean {
  const shell = runningShell();
  // Where it cannot be remembered there is no guard against a loop, and so no reload.
  if (tabStorage.get(KEY) === shell || !tabStorage.persistent || !tabStorage.set(KEY, shell)) return false;
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
  return true;
}

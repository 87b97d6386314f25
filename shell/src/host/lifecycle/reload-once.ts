import { tabStorage } from "@listwise/shared-auth";

const KEY = "reloaded-for";

/** Returns the URL of the running shell script. */
function getShellUrl(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/releases/shell/"]');
  return script?.src ?? window.location.origin;
}

/**
 * Reloads the page for a newer shell, at the current or the requested URL. At most once per shell version and
 * tab; returns false if it was done before.
 */
export function reloadOnce(address = window.location.href): boolean {
  const shell = getShellUrl();
  // If the reload cannot be stored, nothing would prevent a loop, so there is no reload.
  if (tabStorage.get(KEY) === shell || !tabStorage.persistent || !tabStorage.set(KEY, shell)) return false;
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
  return true;
}

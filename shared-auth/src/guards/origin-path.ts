import { tabStorage } from "../storage/safe-storage";
import { HOME_PATH, safeReturnPath } from "./safe-return-path";

const KEY = "originPath";

/** Saves the path to return to after login, for this tab. */
export function rememberOrigin(path: string): void {
  const safe = safeReturnPath(path);
  if (safe !== HOME_PATH) tabStorage.set(KEY, safe);
  else tabStorage.remove(KEY);
}

/** Saves the current page as the path to return to after login. */
export function rememberHere(): void {
  const { pathname, search, hash } = window.location;
  // The home page and the login page are never return targets.
  if (pathname === "/" || pathname === "/login") return;
  rememberOrigin(`${pathname}${search}${hash}`);
}

/** Returns the saved path and clears it; `/dashboard` if there is no saved path. */
export function takeOrigin(): string {
  const path = safeReturnPath(tabStorage.get(KEY));
  tabStorage.remove(KEY);
  return path;
}

import { tabStorage } from "../storage/safe-storage";
import { HOME_PATH, sanitizeReturnPath } from "./sanitize-return-path";

const KEY = "originPath";

/** Saves the path to return to after login, for this tab. */
export function saveReturnPath(path: string): void {
  const safe = sanitizeReturnPath(path);
  if (safe !== HOME_PATH) tabStorage.set(KEY, safe);
  else tabStorage.remove(KEY);
}

/** Saves the current page as the path to return to after login. */
export function saveCurrentPath(): void {
  const { pathname, search, hash } = window.location;
  // The home page and the login page are never return targets.
  if (pathname === "/" || pathname === "/login") return;
  saveReturnPath(`${pathname}${search}${hash}`);
}

/** Returns the saved path and clears it; `/dashboard` if there is no saved path. */
export function consumeReturnPath(): string {
  const path = sanitizeReturnPath(tabStorage.get(KEY));
  tabStorage.remove(KEY);
  return path;
}

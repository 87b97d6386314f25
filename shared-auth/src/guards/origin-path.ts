import { tabStorage } from "../storage/safe-storage";
import { HOME_PATH, safeReturnPath } from "./safe-return-path";

const KEY = "originPath";

/** Remembers, for this tab, the path a person wanted before the login. */
export function rememberOrigin(path: string): void {
  const safe = safeReturnPath(path);
  if (safe !== HOME_PATH) tabStorage.set(KEY, safe);
  else tabStorage.remove(KEY);
}

/** Remembers the page that is open now. */
export function rememberHere(): void {
  const { pathname, search, hash } = window.location;
  // The home page and the login itself are no wishes.
  if (pathname === "/" || pathname === "/login") return;
  rememberOrigin(`${pathname}${search}${hash}`);
}

/** The remembered path, once; `/dashboard` when there is none. */
export function takeOrigin(): string {
  const path = safeReturnPath(tabStorage.get(KEY));
  tabStorage.remove(KEY);
  return path;
}

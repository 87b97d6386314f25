import type { Platform } from "./platform";

/** App named by a store link. */
export interface StoreLink {
  storeId: string;
  platform: Platform;
  /** Storefront in the link; `null` if it names none. */
  country: string | null;
}

const APPLE_HOSTS: ReadonlySet<string> = new Set(["apps.apple.com", "itunes.apple.com"]);
const GOOGLE_HOST = "play.google.com";
/** Id in Google Play: at least two parts, each starting with a letter (https://developer.android.com/build/configure-app-module). */
const PACKAGE = /^[a-z]\w*(?:\.[a-z]\w*)+$/i;
const COUNTRY = /^[a-z]{2}$/i;

const findCountry = (text: string | null | undefined) =>
  text && COUNTRY.test(text) ? text.toLowerCase() : null;

/** Parses a link to an app, with or without its scheme, or an App Store id; `null` if the text is neither. */
export function parseStoreLink(text: string): StoreLink | null {
  const term = text.trim();
  const [, id] = /^(?:id)?(\d{9,15})$/i.exec(term) ?? [];
  if (id !== undefined) return { storeId: id, platform: "ios", country: null };
  const address = /^https?:\/\//i.test(term) ? term : `https://${term}`;
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  if (APPLE_HOSTS.has(hostname)) {
    const [, storeId] = /\/id(\d{1,15})(?:\/|$)/.exec(pathname) ?? [];
    const [, country] = /^\/([a-z]{2})\//i.exec(pathname) ?? [];
    return storeId === undefined ? null : { storeId, platform: "ios", country: findCountry(country) };
  }
  const storeId = hostname === GOOGLE_HOST ? searchParams.get("id") : null;
  return storeId !== null && PACKAGE.test(storeId)
    ? { storeId, platform: "android", country: findCountry(searchParams.get("gl")) }
    : null;
}

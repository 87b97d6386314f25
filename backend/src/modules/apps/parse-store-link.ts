import type { Platform } from "../store";

/** App named by a store link, store id or bundle id. */
export interface AppReference {
  storeId: string;
  platform: Platform;
  /** Storefront in the link; `null` if it names none. */
  country: string | null;
}

const STORE_ID = /^(?:id)?(\d{9,15})$/i;
const BUNDLE_ID = /^[a-z][\w-]*(?:\.[\w-]+){2,}$/i;
const APPLE_HOSTS = new Set(["apps.apple.com", "itunes.apple.com"]);
const GOOGLE_HOST = "play.google.com";

/** Parses a store link, store id or bundle id; `null` if the text is a search term. */
export function parseStoreLink(term: string, platform: Platform): AppReference | null {
  const [, id] = STORE_ID.exec(term) ?? [];
  if (id !== undefined) return { storeId: id, platform: "ios", country: null };
  if (BUNDLE_ID.test(term)) return { storeId: term, platform, country: null };
  return parseUrl(term);
}

function parseUrl(term: string): AppReference | null {
  const address = /^https?:\/\//i.test(term) ? term : `https://${term}`;
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  if (APPLE_HOSTS.has(hostname)) {
    const [, id] = /\/id(\d{1,15})(?:\/|$)/.exec(pathname) ?? [];
    const [, country] = /^\/([a-z]{2})\//i.exec(pathname) ?? [];
    return id === undefined
      ? null
      : { storeId: id, platform: "ios", country: country?.toLowerCase() ?? null };
  }
  const packageName = hostname === GOOGLE_HOST ? searchParams.get("id") : null;
  return packageName ? { storeId: packageName, platform: "android", country: null } : null;
}

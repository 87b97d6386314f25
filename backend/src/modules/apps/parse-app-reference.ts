import { parseStoreLink, type Platform, type StoreLink } from "@listwise/aso-core/stores";

const BUNDLE_ID = /^[a-z][\w-]*(?:\.[\w-]+){2,}$/i;

/** Parses a store link, store id or bundle id; `null` if the text is a search term. */
export function parseAppReference(term: string, platform: Platform): StoreLink | null {
  return BUNDLE_ID.test(term) ? { storeId: term, platform, country: null } : parseStoreLink(term);
}

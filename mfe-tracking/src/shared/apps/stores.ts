import type { SelectOption } from "@listwise/shared-ui";
import { storeNames, type Platform } from "./store-names";

const PLATFORMS: readonly Platform[] = ["ios", "android"];

/** Returns the stores as options of a field, in a fixed order. */
export function buildStoreOptions(wanted: readonly Platform[] = PLATFORMS): SelectOption[] {
  return PLATFORMS.filter((platform) => wanted.includes(platform)).map((value) => ({
    value,
    label: storeNames[value],
  }));
}

/** Returns the store of an address or a field; unknown values are the App Store. */
export function parsePlatform(text: string | null): Platform {
  return text === "android" ? text : "ios";
}

/** Extracts the store id from a pasted store link, a prefixed id or the id itself. */
export function parseStoreId(text: string): { storeId: string; platform?: Platform } {
  const term = text.trim();
  const apple = /(?:apps|itunes)\.apple\.com\/\S*?\/id(\d+)/i.exec(term)?.[1] ?? /^id(\d+)$/i.exec(term)?.[1];
  if (apple) return { storeId: apple, platform: "ios" };
  const google = /play\.google\.com\/\S*[?&]id=([\w.]+)/i.exec(term)?.[1];
  if (google) return { storeId: google, platform: "android" };
  return { storeId: term };
}

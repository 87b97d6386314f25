import type { AppSummary } from "@listwise/contracts";
import type { SelectOption } from "@listwise/shared-ui";

export type Platform = AppSummary["platform"];

export const storeNames: Record<Platform, string> = { ios: "App Store", android: "Google Play" };

const PLATFORMS: readonly Platform[] = ["ios", "android"];

/** Fields' options of the stores, in one order. */
export function storeOptions(wanted: readonly Platform[] = PLATFORMS): SelectOption[] {
  return PLATFORMS.filter((platform) => wanted.includes(platform)).map((value) => ({
    value,
    label: storeNames[value],
  }));
}

/** The store of an address or a field; what is unknown reads as the App Store. */
export function platformFrom(text: string | null): Platform {
  return text === "android" ? text : "ios";
}

/** The id in what somebody pasted: a store's link, an id with its prefix, or the id itself. */
export function readStoreId(text: string): { storeId: string; platform?: Platform } {
  const term = text.trim();
  const apple = /(?:apps|itunes)\.apple\.com\/\S*?\/id(\d+)/i.exec(term)?.[1] ?? /^id(\d+)$/i.exec(term)?.[1];
  if (apple) return { storeId: apple, platform: "ios" };
  const google = /play\.google\.com\/\S*[?&]id=([\w.]+)/i.exec(term)?.[1];
  if (google) return { storeId: google, platform: "android" };
  return { storeId: term };
}

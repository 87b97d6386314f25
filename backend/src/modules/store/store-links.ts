import type { Platform } from "./sources/store-source";

/**
 * Returns the address of an app in its store, or `null` if the id doesn't determine it. The apps of the sample are
 * fictional and have no such address: it would lead nowhere.
 */
export function buildStoreUrl(platform: Platform, storeId: string, country: string): string | null {
  if (platform === "android") {
    return `https://play.google.com/store/apps/details?${new URLSearchParams({ id: storeId }).toString()}`;
  }
  return /^\d+$/.test(storeId) ? `https://apps.apple.com/${country}/app/id${storeId}` : null;
}

/** Returns the address of a developer in the App Store. */
export function buildDeveloperUrl(artistId: number | string, country: string): string {
  return `https://apps.apple.com/${country}/developer/id${artistId}`;
}

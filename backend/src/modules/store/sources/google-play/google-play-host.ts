import type { StoreHost } from "../live/host-rate-limit.repository";
import { PageMissing, type FetchOptions } from "../live/resilient-fetch";

const CALLS_PER_MINUTE = 20;

export interface GooglePlayOptions extends FetchOptions {
  baseUrl: string;
  perMinute?: number;
}

/** Returns the host of Google Play's public pages with its budget. */
export function googlePlayHost(baseUrl: string, perMinute = CALLS_PER_MINUTE): StoreHost {
  return { base: baseUrl, bucket: { host: new URL(baseUrl).host, perMinute } };
}

/** Returns a page's content, or `null` if the store has no such page. */
export async function askOrNull<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof PageMissing) return null;
    throw error;
  }
}

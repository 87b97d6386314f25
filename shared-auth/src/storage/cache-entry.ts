import { z } from "@listwise/contracts/zod";
import type { BackingStore } from "./backing-store";

/** Key prefixes of cached entries, which are dropped when the storage is full or the user changes. */
export const CACHE_PREFIXES = ["keywords_", "rankings_", "app_details_", "top_apps_", "search_"] as const;

/** A cached value and its time of storage (Unix time in milliseconds). */
export const CacheEntrySchema = z.object({ data: z.unknown(), timestamp: z.number() });

/** Returns true if a key belongs to the cache. */
export function isCacheKey(key: string): boolean {
  return CACHE_PREFIXES.some((prefix) => key.startsWith(prefix));
}

function getTimestamp(text: string | null): number {
  try {
    const entry = z.safeParse(CacheEntrySchema, JSON.parse(text ?? "null"));
    return entry.success ? entry.data.timestamp : 0;
  } catch {
    return 0; // Invalid entries are evicted first.
  }
}

/** Returns the keys of cached entries, oldest first. */
export function getEvictionOrder(store: Pick<BackingStore, "keys" | "get">): string[] {
  return store
    .keys()
    .filter(isCacheKey)
    .map((key) => ({ key, timestamp: getTimestamp(store.get(key)) }))
    .sort((a, b) => a.timestamp - b.timestamp)
    .map(({ key }) => key);
}

import { z } from "@listwise/contracts";
import type { BackingStore } from "./backing-store";

/** Prefixes of cached entries: all that may be dropped when the storage is full or the user changes. */
export const CACHE_PREFIXES = ["keywords_", "rankings_", "app_details_", "top_apps_", "search_"] as const;

/** A cached value and the moment it was stored (milliseconds since 1970). */
export const CacheEntrySchema = z.object({ data: z.unknown(), timestamp: z.number() });

/** Whether a key belongs to the cache. */
export function isCacheKey(key: string): boolean {
  return CACHE_PREFIXES.some((prefix) => key.startsWith(prefix));
}

function timestampOf(text: string | null): number {
  try {
    const entry = z.safeParse(CacheEntrySchema, JSON.parse(text ?? "null"));
    return entry.success ? entry.data.timestamp : 0;
  } catch {
    return 0; // A broken entry is the first to go.
  }
}

/** Keys of cached entries, oldest first. */
export function evictionOrder(store: Pick<BackingStore, "keys" | "get">): string[] {
  return store
    .keys()
    .filter(isCacheKey)
    .map((key) => ({ key, timestamp: timestampOf(store.get(key)) }))
    .sort((a, b) => a.timestamp - b.timestamp)
    .map(({ key }) => key);
}

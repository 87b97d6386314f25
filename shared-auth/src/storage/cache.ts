import { z } from "@listwise/contracts/zod";
import type { CACHE_PREFIXES } from "./cache-entry";
import { CacheEntrySchema, isCacheKey } from "./cache-entry";
import { storage } from "./safe-storage";

/** Lifetimes of cached entries in milliseconds. */
export const CACHE_TTL_MS = { short: 3_600_000, medium: 7_200_000, long: 10_800_000 } as const;

/** Key prefix of a cached entry. */
export type CachePrefix = (typeof CACHE_PREFIXES)[number];

type CacheKey = `${CachePrefix}${string}`;

/** API responses that survive a reload. They are cleared when the user changes. */
export const cache = {
  /**
   * Returns the entry if it is younger than `ttlMs` milliseconds; removes it if it is older, invalid or from
   * the future.
   */
  read(key: CacheKey, ttlMs: number = CACHE_TTL_MS.medium): { data: unknown; timestamp: number } | undefined {
    const entry = z.safeParse(CacheEntrySchema, storage.getJson(key));
    const age = entry.success ? Date.now() - entry.data.timestamp : -1;
    if (entry.success && age >= 0 && age < ttlMs) return entry.data;
    storage.remove(key);
    return undefined;
  },
  write(key: CacheKey, data: unknown): boolean {
    return storage.setJson(key, { data, timestamp: Date.now() });
  },
  clear(): void {
    storage
      .keys()
      .filter(isCacheKey)
      .forEach((key) => {
        storage.remove(key);
      });
  },
};

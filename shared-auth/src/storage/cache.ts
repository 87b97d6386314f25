import { z } from "@listwise/contracts";
import type { CACHE_PREFIXES } from "./cache-entry";
import { CacheEntrySchema, isCacheKey } from "./cache-entry";
import { storage } from "./safe-storage";

/** How long cached entries are good for, in milliseconds. */
export const CACHE_TTL = { short: 3_600_000, medium: 7_200_000, long: 10_800_000 } as const;

/** How the keys of cached entries begin. */
export type CachePrefix = (typeof CACHE_PREFIXES)[number];

type CacheKey = `${CachePrefix}${string}`;

/** Answers kept across reloads, for "as of" views. They never outlive a change of user. */
export const cache = {
  /** The entry if it is younger than `ttl` milliseconds; one that is older, broken or from the future is removed. */
  read(key: CacheKey, ttl: number = CACHE_TTL.medium): { data: unknown; timestamp: number } | undefined {
    const entry = z.safeParse(CacheEntrySchema, storage.getJson(key));
    const age = entry.success ? Date.now() - entry.data.timestamp : -1;
    if (entry.success && age >= 0 && age < ttl) return entry.data;
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

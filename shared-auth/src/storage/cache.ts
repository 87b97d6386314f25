import { z } from "@listwise/contracts";
import type { CACHE_PREFIXES } from "./cache-entry";
import { CacheEntrySchema, isCacheKey } from "./cache-entry";
import { storage } from "./safe-storage";

/** How long cached entries are good for, in milliseconds. */
export const CACHE_TTL = { short: 3_600_000, medium: 7_200_000, long: 10_800_000 } as const;

type CacheKey = `${(typeof CACHE_PREFIXES)[number]}${string}`;

/** Answers kept across reloads, for "as of" views. They never outlive a change of user. */
export const cache = {
  /** The entry if it exists and is younger than `ttl` milliseconds. */
  read(key: CacheKey, ttl: number = CACHE_TTL.medium): { data: unknown; timestamp: number } | undefined {
    const entry = z.safeParse(CacheEntrySchema, storage.getJson(key));
    if (!entry.success) return undefined;
    return Date.now() - entry.data.timestamp < ttl ? entry.data : undefined;
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

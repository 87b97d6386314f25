import { LRUCache } from "lru-cache";

/**
 * Memoizes `load` per key. Concurrent calls share one promise, and rejections aren't cached.
 * @param options.ms time to live in milliseconds, counted from the call of `load`
 * @param options.max number of keys kept; the least recently used is evicted first
 */
export function createTtlCache<K extends readonly unknown[], V>(
  load: (...key: K) => Promise<V>,
  { ms, max }: { ms: number; max: number },
): (...key: K) => Promise<V> {
  const cache = new LRUCache<string, Promise<V>, () => Promise<V>>({
    max,
    ttl: ms,
    ttlResolution: 0,
    perf: Date,
    memoMethod(name, _stale, { context: start }) {
      const value = start();
      value.catch(() => {
        if (cache.peek(name) === value) cache.delete(name);
      });
      return value;
    },
  });
  return (...key) => cache.memo(JSON.stringify(key), { context: () => load(...key) });
}

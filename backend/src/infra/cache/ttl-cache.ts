/**
 * Memoizes `load` per key. Concurrent calls share one promise, and rejections aren't cached.
 * @param options.ms time to live in milliseconds
 * @param options.max number of keys kept; the oldest is evicted first
 */
export function createTtlCache<K extends readonly unknown[], V>(
  load: (...key: K) => Promise<V>,
  { ms, max }: { ms: number; max: number },
): (...key: K) => Promise<V> {
  const kept = new Map<string, { value: Promise<V>; until: number }>();
  return (...key) => {
    const name = JSON.stringify(key);
    const known = kept.get(name);
    if (known && known.until > Date.now()) return known.value;
    const entry = { value: load(...key), until: Date.now() + ms };
    entry.value.catch(() => {
      if (kept.get(name) === entry) kept.delete(name);
    });
    kept.delete(name);
    kept.set(name, entry);
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    return entry.value;
  };
}

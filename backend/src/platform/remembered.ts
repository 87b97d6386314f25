/**
 * Keeps what `load` answers for `ms`, for the last `max` keys: for what is the same for everyone and may be that old.
 * Who asks while it loads waits for the same answer; a failure is not kept.
 */
export function remembered<K extends readonly unknown[], V>(
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

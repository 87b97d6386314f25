/**
 * Memoizes `make` per owner in a WeakMap, such as one value per database or context: `const byId = createWeakMemo((db:
 * Executor) => …)`.
 */
export function createWeakMemo<K extends WeakKey, T>(make: (owner: K) => T): (owner: K) => T {
  const made = new WeakMap<K, T>();
  return (owner) => {
    const known = made.get(owner);
    if (known !== undefined) return known;
    const fresh = make(owner);
    made.set(owner, fresh);
    return fresh;
  };
}

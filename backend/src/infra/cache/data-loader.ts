import { setImmediate as endOfTurn } from "node:timers/promises";

/**
 * Creates a data loader: all keys requested in one turn of the event loop are loaded with one call of `load`. Nothing
 * is cached.
 */
export function createDataLoader<V>(
  load: (keys: string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V | undefined> {
  let waiting: { keys: Set<string>; found: Promise<ReadonlyMap<string, V>> } | null = null;

  function begin() {
    const keys = new Set<string>();
    const found = endOfTurn().then(() => {
      waiting = null;
      return load([...keys]);
    });
    return { keys, found };
  }

  return async (key) => {
    const batch = (waiting ??= begin());
    batch.keys.add(key);
    return (await batch.found).get(key);
  };
}

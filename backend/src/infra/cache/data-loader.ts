import DataLoader from "dataloader";

/**
 * Creates a data loader: all keys requested in one turn of the event loop, so by any number of requests, are loaded with
 * one call of `load`. Nothing is cached.
 */
export function createDataLoader<V>(
  load: (keys: string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V | undefined> {
  const loader = new DataLoader<string, V | undefined>(
    async (keys) => {
      const found = await load([...new Set(keys)]);
      return keys.map((key) => found.get(key));
    },
    { cache: false, batchScheduleFn: setImmediate },
  );
  return (key) => loader.load(key);
}

/**
 * Takes a query that a page sends before its first rendering, which takes long on slow devices. The page shows its data, or
 * its failure, when it renders.
 */
export function preload(query: Promise<unknown>): void {
  query.catch(() => undefined);
}

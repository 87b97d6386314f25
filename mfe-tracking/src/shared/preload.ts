/**
 * Ignores the result of a query that a page starts before it renders, because the first rendering takes long on slow
 * devices. The page's `useQuery` shows the data or the error.
 */
export function preload(query: Promise<unknown>): void {
  query.catch(() => undefined);
}

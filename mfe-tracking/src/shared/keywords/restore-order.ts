/** Restores removed keywords to their position in `before`; keywords added since then stay on top. */
export function restoreOrder<Entry extends { id: number }>(
  now: readonly Entry[],
  gone: readonly Entry[],
  before: readonly Entry[],
): Entry[] {
  const place = new Map(before.map(({ id }, index) => [id, index]));
  const here = new Set(now.map(({ id }) => id));
  const at = ({ id }: Entry) => place.get(id) ?? -1;
  return [...now, ...gone.filter(({ id }) => !here.has(id))].toSorted((a, b) => at(a) - at(b));
}

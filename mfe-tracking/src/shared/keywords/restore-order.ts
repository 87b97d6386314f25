import type { UserKeyword } from "@listwise/contracts/keywords";

/** Restores removed keywords to their position in `before`; keywords added since then stay on top. */
export function restoreOrder(
  now: readonly UserKeyword[],
  gone: readonly UserKeyword[],
  before: readonly UserKeyword[],
): UserKeyword[] {
  const place = new Map(before.map(({ id }, index) => [id, index]));
  const here = new Set(now.map(({ id }) => id));
  const at = ({ id }: UserKeyword) => place.get(id) ?? -1;
  return [...now, ...gone.filter(({ id }) => !here.has(id))].toSorted((a, b) => at(a) - at(b));
}

import type { PaginationView } from "@listwise/contracts/documents";

/** Returns the links to the pages of a list, `null` if it has one. Both ends, the current page and its neighbors are named. */
export function buildPagination(
  page: number,
  count: number,
  getUrl: (page: number) => string,
): PaginationView | null {
  if (count <= 1) return null;
  const current = Math.min(page, count);
  const from = current - 1 <= 3 ? 2 : current - 1;
  const to = current + 1 >= count - 2 ? count - 1 : current + 1;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const shown = numbers.filter(
    (number) => number === 1 || number === count || (number >= from && number <= to),
  );
  return {
    previous: current > 1 ? getUrl(current - 1) : null,
    next: current < count ? getUrl(current + 1) : null,
    pages: shown.map((number, index) => ({
      number,
      url: getUrl(number),
      current: number === current,
      gap: index > 0 && number - (shown[index - 1] ?? 0) > 1,
    })),
  };
}

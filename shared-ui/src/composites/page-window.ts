/** A page number or a gap between page numbers. */
export type PageEntry = number | "gap-before" | "gap-after";

/**
 * Returns the page numbers to show: both ends, the current page and its neighbors. A gap of one page is
 * replaced by its number.
 */
export function getPageWindow(page: number, pages: number): PageEntry[] {
  const from = page - 1 <= 3 ? 2 : page - 1;
  const to = page + 1 >= pages - 2 ? pages - 1 : page + 1;
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? ["gap-before" as const] : []),
    ...middle,
    ...(to < pages - 1 ? ["gap-after" as const] : []),
    ...(pages > 1 ? [pages] : []),
  ];
}

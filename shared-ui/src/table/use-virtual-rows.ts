import { defaultRangeExtractor, measureElement, useVirtualizer, type Range } from "@tanstack/react-virtual";

/** Rows rendered outside the view, so that quick scrolling shows no gap. */
export const OVERSCAN_ROWS = 4;

/** Returns the positions in and around the view, and of an item that stays rendered, because it has the focus. */
export function extractWithActive(range: Range, active: number | null): number[] {
  const shown = defaultRangeExtractor(range);
  if (active === null || active >= range.count || shown.includes(active)) return shown;
  return [...shown, active].sort((a, b) => a - b);
}

/** Returns how a virtualizer measures: items have their estimated size until they were laid out, because reading it before
 * would lay out the table for each one. */
export function measureAfterLayout(sizePx: number): typeof measureElement<Element> {
  return (item, entry, instance) =>
    entry
      ? measureElement(item, entry, instance)
      : (instance.measurementsCache[instance.indexFromElement(item)]?.size ?? sizePx);
}

interface VirtualRowsOptions {
  count: number;
  /** Heights in pixels; all rows have the same. */
  rowHeightPx: number;
  /** Height of a sticky header, which covers a part of the view. */
  headHeightPx: number;
  /** The element that scrolls; null at the first render. */
  scroll: HTMLElement | null;
  /** Row that stays rendered outside the view, because it has the focus. */
  active: number | null;
}

/**
 * Computes which rows of a long grid to render, for grids that `TableView` can't draw. `start` and `end` are distances
 * from the first row, and `totalPx` is the height of all rows, in pixels.
 */
export function useVirtualRows({ count, rowHeightPx, headHeightPx, scroll, active }: VirtualRowsOptions) {
  // eslint-disable-next-line react-hooks/incompatible-library -- Its callers aren't memoized by the compiler.
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroll,
    estimateSize: () => rowHeightPx,
    overscan: OVERSCAN_ROWS,
    scrollPaddingEnd: headHeightPx,
    rangeExtractor: (range) => extractWithActive(range, active),
  });
  return {
    items: virtualizer.getVirtualItems().map(({ index, start, end }) => ({ index, start, end })),
    totalPx: virtualizer.getTotalSize(),
    show: (index: number) => virtualizer.scrollToIndex(index),
  };
}

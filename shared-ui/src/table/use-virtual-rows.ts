import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";

/** Rows rendered outside the view, so that quick scrolling shows no gap. */
const OVERSCAN_ROWS = 4;

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
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      if (active === null || active >= count || shown.includes(active)) return shown;
      return [...shown, active].sort((a, b) => a - b);
    },
  });
  return {
    items: virtualizer.getVirtualItems().map(({ index, start, end }) => ({ index, start, end })),
    totalPx: virtualizer.getTotalSize(),
    show: (index: number) => virtualizer.scrollToIndex(index),
  };
}

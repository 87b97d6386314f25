import { useVirtualizer, type Range } from "@tanstack/react-virtual";
import { useCallback, useMemo } from "react";
import { extractWithActive, measureAfterLayout, OVERSCAN_ROWS } from "./use-virtual-rows";

/** Columns rendered outside the view on either side. */
const OVERSCAN_COLUMNS = 1;

interface VirtualAxis {
  count: number;
  /** Estimated height of a row, or the width of all columns, in pixels. */
  sizePx: number;
  /** The row or column that stays rendered outside the view, because it has the focus; −1 without one. */
  active: number;
  /** Renders all, such as those of a small grid or on paper. */
  showsAll: boolean;
}

interface VirtualGridOptions {
  rows: VirtualAxis & { getKey: (index: number) => string; overscan?: number };
  columns: VirtualAxis;
  /** The element that scrolls; null at the first render. */
  scroll: HTMLElement | null;
}

/** A row or column to render, after a gap of `gapPx` for those that aren't. */
export interface VirtualItem {
  index: number;
  gapPx: number;
}

/** Rows or columns to render, and the size of those after the last one in pixels. */
export interface VirtualItems {
  items: readonly VirtualItem[];
  restPx: number;
}

function addGaps(
  spans: readonly { index: number; start: number; end: number }[],
  totalPx: number,
): VirtualItems {
  const items = spans.map(({ index, start }, at) => ({ index, gapPx: start - (spans[at - 1]?.end ?? 0) }));
  return { items, restPx: totalPx - (spans.at(-1)?.end ?? 0) };
}

function createAll(count: number): VirtualItems {
  return { items: Array.from({ length: count }, (_, index) => ({ index, gapPx: 0 })), restPx: 0 };
}

const getActive = (index: number) => (index < 0 ? null : index);

/**
 * Computes which rows and columns of a large grid to render, for grids that `TableView` can't draw. Rows are measured
 * after their layout, because long texts wrap: they need `measureRow` as their ref, and their position as `data-index`.
 * While the columns stay the same, `columns` is the same object.
 */
export function useVirtualGrid({ rows, columns, scroll }: VirtualGridOptions) {
  const getScrollElement = () => scroll;
  // eslint-disable-next-line react-hooks/incompatible-library -- Its callers aren't memoized by the compiler.
  const vertical = useVirtualizer<HTMLElement, Element>({
    getScrollElement,
    enabled: !rows.showsAll,
    count: rows.count,
    getItemKey: rows.getKey,
    estimateSize: () => rows.sizePx,
    measureElement: measureAfterLayout(rows.sizePx),
    overscan: rows.overscan ?? OVERSCAN_ROWS,
    rangeExtractor: (range) => extractWithActive(range, getActive(rows.active)),
  });
  const horizontal = useVirtualizer<HTMLElement, Element>({
    getScrollElement,
    enabled: !columns.showsAll,
    horizontal: true,
    count: columns.count,
    estimateSize: () => columns.sizePx,
    overscan: OVERSCAN_COLUMNS,
    rangeExtractor: useCallback(
      (range: Range) => extractWithActive(range, getActive(columns.active)),
      [columns.active],
    ),
  });
  const spans = horizontal.getVirtualItems();
  const widthPx = horizontal.getTotalSize();
  return {
    rows: rows.showsAll
      ? createAll(rows.count)
      : addGaps(vertical.getVirtualItems(), vertical.getTotalSize()),
    columns: useMemo(
      () => (columns.showsAll ? createAll(columns.count) : addGaps(spans, widthPx)),
      [columns.showsAll, columns.count, spans, widthPx],
    ),
    measureRow: rows.showsAll ? undefined : vertical.measureElement,
  };
}

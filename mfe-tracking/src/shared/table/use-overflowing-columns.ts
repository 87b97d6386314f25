import type { TableColumn } from "@listwise/shared-ui/table";
import { useMediaQuery } from "@listwise/shared-ui";
import { useLayoutEffect, useState } from "react";
import { findOverflowingColumns } from "./compute-table-width";

/** Rows are cards below this width, and cards need no room for columns. */
const LEAST_TABLE_PX = 640;

/** Room that the table's own scrollbar takes. */
const SCROLLBAR_PX = 16;

/**
 * Returns the columns that don't fit into the measured element, and the ref of that element.
 * @param order Keys of the columns that may be hidden, the least important one first.
 */
export function useOverflowingColumns<Row>(columns: readonly TableColumn<Row>[], order: readonly string[]) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  // No table is wider than the window, and a measurement computes the layout.
  const isPhone = useMediaQuery(`(max-width: ${LEAST_TABLE_PX - 1}px)`);
  // Unknown before the measurement, and for cards.
  const [widthRem, setWidthRem] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!element || isPhone) return undefined;
    const measure = () => {
      const width = element.clientWidth;
      const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setWidthRem(width < LEAST_TABLE_PX ? null : (width - SCROLLBAR_PX) / remPx);
    };
    // Before the first paint, so that no column appears and goes.
    measure();
    const resize = new ResizeObserver(measure);
    resize.observe(element);
    return () => resize.disconnect();
  }, [element, isPhone]);
  const overflowing = isPhone || widthRem === null ? [] : findOverflowingColumns(columns, order, widthRem);
  return { ref: setElement, overflowing };
}

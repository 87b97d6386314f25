import type { TableColumn } from "@listwise/shared-ui/table";
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
  const [width, setWidth] = useState(0);
  // Before the first paint, so that no column appears and goes.
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const resize = new ResizeObserver(measure);
    resize.observe(element);
    return () => resize.disconnect();
  }, [element]);
  if (width < LEAST_TABLE_PX) return { ref: setElement, overflowing: [] };
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const overflowing = findOverflowingColumns(columns, order, (width - SCROLLBAR_PX) / remPx);
  return { ref: setElement, overflowing };
}

import { useLayoutEffect, type RefObject } from "react";
import type { TableColumn } from "./column";

/** Keeps the column widths of the first rows, so that columns don't move when other rows scroll into view. */
export function useFixedWidths<Row>(
  body: RefObject<HTMLTableSectionElement | null>,
  columns: readonly TableColumn<Row>[],
  hasRows: boolean,
): void {
  const keys = columns.map(({ key }) => key).join();
  useLayoutEffect(() => {
    const table = body.current?.closest("table");
    if (!table || !hasRows) return undefined;
    const headers = [...table.querySelectorAll("th")];
    const widths = headers.map(({ offsetWidth }) => (offsetWidth / table.offsetWidth) * 100);
    headers.forEach((header, index) => {
      header.style.width = `${widths[index] ?? 0}%`;
    });
    table.style.tableLayout = "fixed";
    return () => {
      headers.forEach((header) => {
        header.style.width = "";
      });
      table.style.tableLayout = "";
    };
  }, [body, keys, hasRows]);
}

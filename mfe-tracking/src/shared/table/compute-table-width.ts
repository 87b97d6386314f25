import type { TableColumn } from "@listwise/shared-ui/table";

/** Least width of a column without a width of its own: the keyword with its checkbox. */
const LEAD_WIDTH_REM = 12;

/** Returns the width that the shown columns need, in rem. */
export function computeTableWidthRem<Row>(
  columns: readonly TableColumn<Row>[],
  hidden: readonly string[],
): number {
  const shown = columns.filter(({ key, cell }) => cell !== false && !hidden.includes(key));
  const widths = shown.map(({ width }) => (width ? Number.parseFloat(width) : LEAD_WIDTH_REM));
  return widths.reduce((sum, width) => sum + width, 0);
}

/**
 * Returns the columns to hide so that the others fit into a width.
 * @param order Keys of the columns that may be hidden, the least important one first.
 */
export function findOverflowingColumns<Row>(
  columns: readonly TableColumn<Row>[],
  order: readonly string[],
  widthRem: number,
): string[] {
  const hidden: string[] = [];
  for (const key of order) {
    if (computeTableWidthRem(columns, hidden) <= widthRem) break;
    if (columns.some((column) => column.key === key && column.cell !== false)) hidden.push(key);
  }
  return hidden;
}

import type { Ref } from "react";
import { Skeleton } from "../primitives/skeleton";
import { renderCell, type TableColumn } from "./column";
import { RowCheckbox } from "./row-checkbox";
import { Cell } from "./table.styles";
import type { TableRow } from "./use-data-table";

interface RowProps<Row> {
  columns: readonly TableColumn<Row>[];
  entry: TableRow<Row>;
  /** Position in a virtualized table, from 0. */
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
}

/** Renders a row; the first cell has its checkbox. */
export function BodyRow<Row>({ columns, entry: { row, selection }, index, ref }: RowProps<Row>) {
  // Explicit roles, because a row with `display: block` loses its table semantics. Row 1 is the header.
  const position =
    index === undefined ? {} : { "aria-rowindex": index + 2, "data-index": index, tabIndex: -1 };
  return (
    <tr role="row" ref={ref} {...position}>
      {columns.map((column, at) => (
        <Cell
          key={column.key}
          role="cell"
          data-label={column.hideHeader ? "" : column.header}
          data-lead={at === 0}
          $align={column.align ?? "start"}
          $nowrap={column.nowrap}
        >
          {selection && at === 0 ? (
            <RowCheckbox {...selection}>{renderCell(column, row)}</RowCheckbox>
          ) : (
            renderCell(column, row)
          )}
        </Cell>
      ))}
    </tr>
  );
}

/** Renders rows without data at the height of the real ones. */
export function LoadingRows<Row>({
  columns,
  count,
}: {
  columns: readonly TableColumn<Row>[];
  count: number;
}) {
  return Array.from({ length: count }, (_, row) => (
    <tr role="row" aria-hidden="true" key={row}>
      {columns.map(({ key, align = "start" }, at) => (
        <Cell key={key} role="cell" data-label="" data-lead={at === 0} $align={align}>
          <Skeleton width={at === 0 ? "60%" : "3rem"} height="1rem" />
        </Cell>
      ))}
    </tr>
  ));
}

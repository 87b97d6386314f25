import type { Ref } from "react";
import { Skeleton } from "../primitives/skeleton";
import { renderCell, type TableColumn } from "./column";
import { RowCheckbox } from "./row-checkbox";
import { Cell, Placeholder } from "./table.styles";
import type { TableRow } from "./use-data-table";

const LEAD_WIDTH = "10rem";
const VALUE_WIDTH = "3rem";

/** Returns the label of a cell in a card. */
const getLabel = ({ hideHeader, header }: TableColumn<never>) => (hideHeader ? "" : header);

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
          data-label={getLabel(column)}
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

interface LoadingRowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  count: number;
  selectable: boolean;
}

/** Renders rows without data, with the height and the alignment of the real ones. */
export function LoadingRows<Row>({ columns, count, selectable }: LoadingRowsProps<Row>) {
  return Array.from({ length: count }, (_, row) => (
    <tr role="row" aria-hidden="true" key={row}>
      {columns.map((column, at) => {
        const placeholder = (
          <Placeholder $width={at === 0 ? LEAD_WIDTH : VALUE_WIDTH}>
            <Skeleton />
          </Placeholder>
        );
        return (
          <Cell
            key={column.key}
            role="cell"
            data-label={getLabel(column)}
            data-lead={at === 0}
            $align={column.align ?? "start"}
          >
            {selectable && at === 0 ? (
              <RowCheckbox label="" checked={false} disabled toggle={() => {}}>
                {placeholder}
              </RowCheckbox>
            ) : (
              placeholder
            )}
          </Cell>
        );
      })}
    </tr>
  ));
}

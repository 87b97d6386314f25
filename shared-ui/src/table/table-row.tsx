import { useMemo, type Ref } from "react";
import { Skeleton } from "../primitives/skeleton";
import { renderCell, type TableColumn } from "./column";
import { RowCheckbox } from "./row-checkbox";
import type { TableLine } from "./table-lines";
import { Cell, GroupCell, Placeholder } from "./table-cells.styles";
import type { TableRow } from "./use-data-table";

const LEAD_WIDTH = "10rem";
const VALUE_WIDTH = "3rem";

/** Returns the label of a cell in a card. */
const getLabel = ({ hideHeader, header, cardLabel = header }: TableColumn<never>) =>
  hideHeader ? "" : cardLabel;

const getCellProps = <Row,>(column: TableColumn<Row>, at: number) => ({
  "data-label": getLabel(column),
  "data-lead": at === 0,
  "data-card": column.card,
  "data-pin": column.pin,
  $align: column.align ?? "start",
});

interface LineProps<Row> {
  columns: readonly TableColumn<Row>[];
  line: TableLine<Row>;
  /** Position in a table whose rows can have the focus, from 0. */
  index?: number;
  isGrid: boolean;
  isTabStop: boolean;
  ref?: Ref<HTMLTableRowElement>;
}

/** Renders a row or the heading of a group; the first cell of a row has its checkbox. */
export function BodyLine<Row>({ columns, line, index, isGrid, isTabStop, ref }: LineProps<Row>) {
  // Explicit roles, because a row with `display: block` loses its table semantics. Row 1 is the header.
  const position =
    index === undefined
      ? {}
      : { "aria-rowindex": index + 2, "data-index": index, tabIndex: isTabStop ? 0 : -1 };
  const cellRole = isGrid ? "gridcell" : "cell";
  if ("heading" in line) {
    return (
      <tr role="row" ref={ref} {...position}>
        <GroupCell role={cellRole} colSpan={columns.length}>
          {line.heading}
        </GroupCell>
      </tr>
    );
  }
  return (
    <tr
      role="row"
      ref={ref}
      aria-selected={isGrid && line.selection ? line.selection.checked : undefined}
      {...position}
    >
      <RowCells columns={columns} entry={line} role={cellRole} />
    </tr>
  );
}

interface RowCellsProps<Row> {
  columns: readonly TableColumn<Row>[];
  entry: TableRow<Row>;
  role: "cell" | "gridcell";
}

function RowCells<Row>({ columns, entry, role }: RowCellsProps<Row>) {
  const { row, selection } = entry;
  // Scrolling, selecting and filtering render the lines again, but not the cells of rows that stay.
  const contents = useMemo(() => columns.map((column) => renderCell(column, row)), [columns, row]);
  return useMemo(
    () =>
      columns.map((column, at) => (
        <Cell key={column.key} role={role} {...getCellProps(column, at)} $nowrap={column.nowrap}>
          {selection && at === 0 ? <RowCheckbox {...selection}>{contents[at]}</RowCheckbox> : contents[at]}
        </Cell>
      )),
    [columns, contents, selection, role],
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
          <Cell key={column.key} role="cell" {...getCellProps(column, at)}>
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

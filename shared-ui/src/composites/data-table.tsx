import type { ReactNode } from "react";
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from "../icons/icons";
import { Skeleton } from "../primitives/skeleton";
import { VisuallyHidden } from "../primitives/visually-hidden";
import { Caption, Cell, Frame, HeaderCell, SortButton, TableRoot, type Align } from "./data-table.styles";

/** Definition of a column. */
export interface Column<Row> {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  align?: Align;
  /** Turns the header into a button that calls `onSortChange`. */
  sortable?: boolean;
  /** CSS width. */
  width?: string;
  nowrap?: boolean;
  /** Hides the header visually, for a column of buttons. */
  hideHeader?: boolean;
}

/** Sort column and direction. */
export interface Sort {
  key: string;
  direction: "asc" | "desc";
}

export interface DataTableProps<Row> {
  /** Name of the table for screen readers; visible with `showCaption`. */
  caption: string;
  showCaption?: boolean;
  /** The first column is the heading of the card that a row becomes in a narrow container. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort;
  /** Called with the opposite direction for the sorted column, else with "asc". The caller sorts. */
  onSortChange?: (sort: Sort) => void;
  /** Shows skeleton rows in place of `rows`. */
  loading?: boolean;
  loadingRows?: number;
  /** Rendered in place of the table if there are no rows. */
  empty?: ReactNode;
}

/** Renders a table from column definitions. In a container narrower than 640 px, each row becomes a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, showCaption = false, columns, rows, rowKey, sort, onSortChange } = props;
  const { loading = false, loadingRows = 5, empty } = props;
  if (!loading && rows.length === 0 && empty) return <>{empty}</>;

  // Explicit roles, because a row with `display: block` loses its table semantics.
  return (
    <Frame>
      <TableRoot role="table" aria-busy={loading || undefined}>
        <Caption $hidden={!showCaption}>{caption}</Caption>
        <thead>
          <tr role="row">
            {columns.map((column) => (
              <Header key={column.key} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
          </tr>
        </thead>
        <tbody>
          {loading
            ? Array.from({ length: loadingRows }, (_, index) => <LoadingRow key={index} columns={columns} />)
            : rows.map((row) => (
                <tr role="row" key={rowKey(row)}>
                  {columns.map((column, index) => (
                    <Cell
                      key={column.key}
                      role="cell"
                      data-label={column.hideHeader ? "" : column.header}
                      data-lead={index === 0}
                      $align={column.align ?? "start"}
                      $nowrap={column.nowrap}
                    >
                      {column.render(row)}
                    </Cell>
                  ))}
                </tr>
              ))}
        </tbody>
      </TableRoot>
    </Frame>
  );
}

interface HeaderProps<Row> extends Pick<DataTableProps<Row>, "sort" | "onSortChange"> {
  column: Column<Row>;
}

function Header<Row>({ column, sort, onSortChange }: HeaderProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const Icon = !direction ? ChevronsUpDownIcon : direction === "asc" ? ArrowUpIcon : ArrowDownIcon;
  const ariaSort = direction && (direction === "asc" ? "ascending" : "descending");
  return (
    <HeaderCell
      role="columnheader"
      scope="col"
      aria-sort={ariaSort}
      $align={column.align ?? "start"}
      $width={column.width}
    >
      {column.sortable && onSortChange ? (
        <SortButton
          type="button"
          onClick={() => onSortChange({ key: column.key, direction: direction === "asc" ? "desc" : "asc" })}
        >
          {column.header}
          <Icon size={12} aria-hidden="true" />
        </SortButton>
      ) : column.hideHeader ? (
        <VisuallyHidden>{column.header}</VisuallyHidden>
      ) : (
        column.header
      )}
    </HeaderCell>
  );
}

function LoadingRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr role="row" aria-hidden="true">
      {columns.map((column, index) => (
        <Cell
          key={column.key}
          role="cell"
          data-label=""
          data-lead={index === 0}
          $align={column.align ?? "start"}
        >
          <Skeleton width={index === 0 ? "60%" : "3rem"} height="1rem" />
        </Cell>
      ))}
    </tr>
  );
}

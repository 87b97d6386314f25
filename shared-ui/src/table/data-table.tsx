import { useState, type ReactNode } from "react";
import { getShownColumns } from "./column";
import { TableHead } from "./table-head";
import { BodyRow, LoadingRows } from "./table-row";
import { Caption, Frame, Scroll, TableRoot } from "./table.styles";
import { useDataTable, type DataTableModel, type DataTableOptions } from "./use-data-table";
import { VirtualRows } from "./virtual-rows";

/** Number of rows above which only the rows in view are in the document. Chosen by us. */
const MAX_PLAIN_ROWS = 100;

interface TableLook {
  /** Name of the table for screen readers; visible with `showCaption`. */
  caption: string;
  showCaption?: boolean;
  /** Shows skeleton rows in place of rows. */
  loading?: boolean;
  loadingRows?: number;
  /** Rendered in place of the table if there are no rows. */
  empty?: ReactNode;
  /** Rendered in place of the table, such as an `ErrorState` if loading failed. */
  error?: ReactNode;
  /** CSS width below which the table scrolls inside its container; on phones rows become cards instead. */
  minWidth?: string;
}

export interface TableViewProps<Row extends object> extends TableLook {
  table: DataTableModel<Row>;
  /** Renders only a part of the rows: those of a page. */
  slice?: { start: number; end: number };
}

/**
 * Renders a table. In a container narrower than 640 px, each row becomes a card. A table with more than 100 rows scrolls
 * on its own and renders only the rows in view; arrow, Page, Home and End keys move through its rows.
 */
export function TableView<Row extends object>(props: TableViewProps<Row>) {
  const { table, slice, caption, showCaption = false, loading = false, loadingRows = 5 } = props;
  const { empty, error, minWidth } = props;
  // In state, because a ref of an ancestor isn't set yet when the effects of the rows run.
  const [scroll, setScroll] = useState<HTMLDivElement | null>(null);
  if (error) return <>{error}</>;
  if (!loading && table.rows.length === 0 && empty) return <>{empty}</>;

  const columns = loading ? getShownColumns(table.columns) : table.columns;
  const rows = slice ? table.rows.slice(slice.start, slice.end) : table.rows;
  const virtual = !loading && rows.length > MAX_PLAIN_ROWS;
  const region = virtual ? { role: "region", "aria-label": `${caption}, scrollable`, tabIndex: 0 } : {};
  return (
    <Scroll ref={setScroll} $minWidth={minWidth} $bounded={virtual} {...region}>
      <Frame>
        <TableRoot
          role="table"
          aria-busy={loading || undefined}
          aria-rowcount={virtual ? rows.length + 1 : undefined}
        >
          <Caption $hidden={!showCaption}>{caption}</Caption>
          <TableHead columns={columns} sort={table.sort} onSortChange={table.onSortChange} />
          {virtual ? (
            <VirtualRows columns={columns} rows={rows} scroll={scroll} />
          ) : (
            <tbody>
              {loading ? (
                <LoadingRows columns={columns} count={loadingRows} selectable={table.selectable} />
              ) : (
                rows.map((entry) => <BodyRow key={entry.key} columns={columns} entry={entry} />)
              )}
            </tbody>
          )}
        </TableRoot>
      </Frame>
    </Scroll>
  );
}

export type DataTableProps<Row extends object> = DataTableOptions<Row> & TableLook;

/** Renders a table from column objects. For selection or an export, use `useDataTable` with `TableView`. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  return <TableView {...props} table={useDataTable(props)} />;
}

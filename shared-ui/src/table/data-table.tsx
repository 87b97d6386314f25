import { FIGURES } from "@listwise/aso-core/figures";
import { useMemo, useState, type ReactNode } from "react";
import { FigureLinks } from "../composites/figure-link";
import { useMediaQuery } from "../primitives/use-media-query";
import { getShownColumns } from "./column";
import { TableHead } from "./table-head";
import { PlainRows } from "./plain-rows";
import { buildLines, type Grouping } from "./table-lines";
import { LoadingRows } from "./table-row";
import { Scroll } from "./table-scroll.styles";
import { Caption, Frame, LoadingBody, TableRoot, type Density } from "./table.styles";
import { useDataTable, type DataTableModel, type DataTableOptions } from "./use-data-table";
import { useSidewaysScroll } from "./use-sideways-scroll";
import { VirtualRows } from "./virtual-rows";

/** Number of rows above which only the rows in view are in the document. Chosen by us. */
const MAX_PLAIN_ROWS = 100;

/** Windows in which every table has cards. */
const PHONE = "(max-width: 639px)";

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
  /** Cards of three lines in place of a line per column. */
  denseCards?: boolean;
}

export interface TableViewProps<Row extends object> extends TableLook {
  table: DataTableModel<Row>;
  /** Renders only a part of the rows: those of a page. */
  slice?: { start: number; end: number };
  /** Shows the rows under headings. */
  grouping?: Grouping<Row>;
  /**
   * Makes the table a grid for work without a mouse: it scrolls on its own, rows have the focus, arrow keys move, Space
   * selects and Enter opens a row. Columns have the widths that they name.
   */
  onOpen?: (row: Row) => void;
  /** Height of the rows. */
  density?: Density;
}

/** Most cards that a phone shows while the rows load, because more would be below the view. Chosen by us. */
const MAX_LOADING_CARDS = 6;

/**
 * Renders a table. In a container narrower than 640 px, each row becomes a card. A table with more than 100 rows scrolls
 * on its own and renders only the rows in view; arrow, Page, Home and End keys move through its rows.
 */
export function TableView<Row extends object>(props: TableViewProps<Row>) {
  const { table, slice, caption, showCaption = false, loading = false, loadingRows = 5 } = props;
  const { empty, error, minWidth, grouping, onOpen, density = "comfortable", denseCards = false } = props;
  // In state, because a ref of an ancestor isn't set yet when the effects of the rows run.
  const [scroll, setScroll] = useState<HTMLDivElement | null>(null);
  useSidewaysScroll(scroll);
  const isPhone = useMediaQuery(PHONE);
  const columns = useMemo(
    () => (loading ? getShownColumns(table.columns) : table.columns),
    [table.columns, loading],
  );
  // On a phone all rows are cards, which hide these cells.
  const cells = useMemo(
    () => (denseCards && isPhone ? columns.filter(({ card }) => card !== "hidden") : columns),
    [columns, denseCards, isPhone],
  );
  if (error) return <>{error}</>;
  if (!loading && table.rows.length === 0 && empty) return <>{empty}</>;

  const rows = slice ? table.rows.slice(slice.start, slice.end) : table.rows;
  const lines = buildLines(rows, grouping);
  const virtual = !loading && lines.length > MAX_PLAIN_ROWS;
  const isGrid = onOpen !== undefined;
  const region = virtual ? { role: "region", "aria-label": `${caption}, scrollable` } : {};
  const body = { columns: cells, lines, scroll, onOpen };
  // Several columns can have the same figure, such as the top 3, 10 and 50.
  const figures = [...new Set(columns.flatMap(({ figure }) => figure ?? []))].map((figure) => ({
    figure,
    label: FIGURES[figure].label,
  }));
  const view = (
    <Scroll
      ref={setScroll}
      $minWidth={minWidth}
      $bounded={virtual ? "always" : isGrid ? "wide" : "never"}
      {...region}
      tabIndex={virtual && !isGrid ? 0 : undefined}
    >
      <Frame>
        <TableRoot
          role={isGrid && !loading ? "grid" : "table"}
          aria-busy={loading || undefined}
          aria-rowcount={virtual ? lines.length + 1 : undefined}
          aria-multiselectable={(isGrid && !loading && table.selectable) || undefined}
          $density={density}
          $fixed={isGrid}
          $denseCards={denseCards}
        >
          <Caption $hidden={!showCaption}>{caption}</Caption>
          <TableHead
            columns={columns}
            sort={table.sort}
            thenBy={table.thenBy}
            onSortChange={table.onSortChange}
          />
          {virtual ? (
            <VirtualRows {...body} density={density} hasFixedWidths={isGrid} />
          ) : loading ? (
            <LoadingBody>
              <LoadingRows
                columns={cells}
                count={isPhone ? Math.min(loadingRows, MAX_LOADING_CARDS) : loadingRows}
                selectable={table.selectable}
              />
            </LoadingBody>
          ) : (
            <PlainRows {...body} />
          )}
        </TableRoot>
      </Frame>
    </Scroll>
  );
  if (figures.length === 0) return view;
  return (
    <div style={{ minWidth: 0 }}>
      {view}
      <FigureLinks figures={figures} />
    </div>
  );
}

export type DataTableProps<Row extends object> = DataTableOptions<Row> & TableLook;

/** Renders a table from column objects. For selection or an export, use `useDataTable` with `TableView`. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  return <TableView {...props} table={useDataTable(props)} />;
}

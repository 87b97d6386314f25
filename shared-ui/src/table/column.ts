import type { CsvValue } from "@listwise/aso-core/csv";
import type { FigureId } from "@listwise/aso-core/figures";
import type { ReactNode } from "react";

/** Plain value of a cell: sorted and exported; `null` if unknown. */
export type CellValue = CsvValue;

/** Horizontal alignment of a column. */
export type Align = "start" | "end" | "center";

interface ColumnLayout {
  /** Unique in the table; part of addresses and stored preferences. */
  key: string;
  header: string;
  /** Header in files, where more words fit. */
  fileHeader?: string;
  align?: Align;
  /** CSS width. */
  width?: string;
  nowrap?: boolean;
  /** Hides the header visually, for a column of buttons. */
  hideHeader?: boolean;
  /** Meaning, unit and source of the values; the header shows it on hover and focus. Default: the definition of `figure`. */
  help?: string;
  /** Figure of the values; the table links to its definition below its rows. */
  figure?: FigureId;
  /** Keeps the column in view when the table scrolls sideways: the first or the last one. */
  pin?: "start" | "end";
  /** Place in a dense card: next to the heading, below it without a label, or nowhere. By default below with a label. */
  card?: "top" | "plain" | "hidden";
  /** Label in a card, shorter than the header. */
  cardLabel?: string;
  /** True where more or newer is better: the first click then sorts in descending order. */
  sortDescFirst?: boolean;
  /** False if the column chooser must not offer the column. The first column is never offered. */
  hideable?: boolean;
}

/** Column of a value. */
export interface ValueColumn<Row> extends ColumnLayout {
  value: (row: Row) => CellValue;
  /** Default: the value as text. False keeps the column out of the table: it only sorts and exports. */
  cell?: ((row: Row) => ReactNode) | false;
  /** Default: the value. */
  csv?: ((row: Row) => CellValue) | false;
}

/** Column of buttons or pictures. It has no value, so it says that it neither sorts nor exports. */
interface DisplayColumn<Row> extends ColumnLayout {
  value?: undefined;
  cell: (row: Row) => ReactNode;
  sort: false;
  csv: false;
}

/** Returns a negative number if the left row comes first in ascending order. */
export type CompareRows<Row> = (left: Row, right: Row) => number;

/**
 * Column of a table whose rows the browser has: header, cell, sort order and CSV cell in one object. It sorts by `value`
 * unless `sort` says otherwise.
 */
export type Column<Row> = (ValueColumn<Row> & { sort?: CompareRows<Row> | false }) | DisplayColumn<Row>;

/**
 * Column of a table that the server sorts. `sort` is the server's name of the order; its type allows only names that the
 * endpoint accepts, and leaving it out is an error.
 */
export type ServerColumn<Row, SortKey extends string> =
  | (ValueColumn<Row> & { sort: SortKey | false })
  | DisplayColumn<Row>;

/** Column of either kind. */
export type TableColumn<Row> = Column<Row> | ServerColumn<Row, string>;

/** Returns the columns that the table shows; the others only sort and export. */
export function getShownColumns<Row>(columns: readonly TableColumn<Row>[]): TableColumn<Row>[] {
  return columns.filter(({ cell }) => cell !== false);
}

/** Returns the shown columns that users can hide. */
export function getHideableColumns<Row>(columns: readonly TableColumn<Row>[]): TableColumn<Row>[] {
  return getShownColumns(columns).filter(({ hideable = true }, index) => index > 0 && hideable);
}

/** Renders the cell of a row; without `cell` the value as text, with a dash for unknown values. */
export function renderCell<Row>({ cell, value }: TableColumn<Row>, row: Row): ReactNode {
  return cell ? cell(row) : (value?.(row) ?? "–").toString();
}

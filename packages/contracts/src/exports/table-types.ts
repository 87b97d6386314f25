/**
 * Kind of a column's values. In files: `text`; `prose`, a text of several lines; `country`, a lower-case ISO 3166 code;
 * `id` and `integer`, the former without thousands separators; `decimal`; `price`, with two decimals; `percent`, 0–100; `date`, a UTC day;
 * `dateTime`, a UTC time; `boolean`.
 */
export type ExportColumnType =
  | "text"
  | "prose"
  | "country"
  | "id"
  | "integer"
  | "decimal"
  | "price"
  | "percent"
  | "date"
  | "dateTime"
  | "boolean";

/** Column of an exported table. */
export interface ExportColumn {
  /** Words for people; JSON uses the column's key instead. */
  header: string;
  type: ExportColumnType;
  /** Words for values from a fixed set; JSON contains the values themselves. */
  labels?: Readonly<Record<string, string>>;
  /** Width in characters, if that of the type doesn't fit. */
  width?: number;
}

/** Table of an export with its columns in order. A `record` has a single row, which people read from top to bottom. */
export interface ExportTable {
  title: string;
  layout: "table" | "record";
  columns: Readonly<Record<string, ExportColumn>>;
}

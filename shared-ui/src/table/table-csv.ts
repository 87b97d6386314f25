import { toCsv } from "@listwise/aso-core/csv";
import { downloadCsv } from "../format/download-file";
import type { CellValue, TableColumn } from "./column";

/** Returns all rows as CSV with a header; cells never run as formulas. Hidden columns are included. */
export function buildCsv<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): string {
  const exported = columns.flatMap(({ header, fileHeader = header, value, csv = value }) =>
    csv ? [{ header: fileHeader, getCell: (row: Row): CellValue => csv(row) }] : [],
  );
  return toCsv(
    exported.map(({ header }) => header),
    rows.map((row) => exported.map(({ getCell }) => getCell(row))),
  );
}

/** Saves the rows as a CSV file: `users` becomes `users-2026-03-04.csv` (day in UTC). */
export function saveCsv<Row>(name: string, columns: readonly TableColumn<Row>[], rows: readonly Row[]): void {
  downloadCsv(name, buildCsv(columns, rows));
}

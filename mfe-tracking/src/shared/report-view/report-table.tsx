import type { ReactNode } from "react";
import { TableFrame } from "./report.styles";

/** Column of a printed table. The first one names the row. */
export interface ReportColumn<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** True for texts, which start at the left; figures end at the right. */
  isText?: boolean;
}

interface ReportTableProps<Row> {
  caption: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
}

/** Renders a table as it is printed: all rows, without sorting. */
export function ReportTable<Row>({ caption, columns, rows }: ReportTableProps<Row>) {
  return (
    <TableFrame aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ header, isText }, column) => (
              <th key={header} scope="col" className={isText || column === 0 ? "text" : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map(({ header, cell, isText }, column) =>
                column === 0 ? (
                  <th key={header} scope="row" dir="auto" className="text">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={header} dir={isText ? "auto" : undefined} className={isText ? "text" : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

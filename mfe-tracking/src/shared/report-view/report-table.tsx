import type { ReportDocument } from "@listwise/contracts/client-reports";
import { Text } from "@listwise/shared-ui";
import { createContext, useContext, type ReactNode } from "react";
import { TableFrame } from "./report.styles";

/** Beginning of the names of tables, in a report with the same tables about two apps. */
export const PartName = createContext("");

/** Props of each section. */
export interface SectionProps {
  document: ReportDocument;
}

/** Renders a sentence in place of a table or below it. */
export const Quiet = ({ children }: { children: string }) => <Text $tone="muted">{children}</Text>;

/** Column of a printed table. The first one names the row. */
export interface ReportColumn<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** True for texts, which start at the left; figures end at the right. */
  isText?: boolean;
  /** True for figures that a phone has no room for. */
  isExtra?: boolean;
}

const getClass = ({ isText, isExtra }: Pick<ReportColumn<never>, "isText" | "isExtra">) =>
  isText ? "text" : isExtra ? "extra" : undefined;

interface ReportTableProps<Row> {
  caption: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  /** Shows rows as cards on phones, for tables with more texts than fit there. */
  hasCards?: boolean;
}

/** Cells keep their role where they are shown as cards. */
const CELL_ROLE = "cell";

/** Renders a table as it is printed: all rows, without sorting. */
export function ReportTable<Row>({ caption, columns, rows, hasCards = false }: ReportTableProps<Row>) {
  const part = useContext(PartName);
  return (
    <TableFrame aria-label={part + caption}>
      <table role="table" data-cards={hasCards}>
        <caption>{caption}</caption>
        <thead>
          <tr role="row">
            {columns.map(({ header, isText, isExtra }, column) => (
              <th
                key={header}
                scope="col"
                role="columnheader"
                className={getClass({ isText: isText || column === 0, isExtra })}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} role="row">
              {columns.map(({ header, cell, isText, isExtra }, column) =>
                column === 0 ? (
                  <th key={header} scope="row" role="rowheader" dir="auto" className="text">
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={header}
                    role={CELL_ROLE}
                    data-header={header}
                    dir={isText ? "auto" : undefined}
                    className={getClass({ isText, isExtra })}
                  >
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

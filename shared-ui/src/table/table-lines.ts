import type { ReactNode } from "react";
import type { TableRow } from "./use-data-table";

/** Group of a table's rows, under a heading. */
export interface RowGroup {
  key: string;
  /** `null` to show only the rows. */
  heading: ReactNode;
  /** True if only the heading is shown. */
  isCollapsed?: boolean;
}

/** Rows under headings. Rows keep the table's order within their group; groups without rows are left out. */
export interface Grouping<Row> {
  groups: readonly RowGroup[];
  /** Returns the key of the row's group. */
  getGroup: (row: Row) => string;
}

/** Line of a table's body: a row, or the heading of a group. */
export type TableLine<Row> = RowGroup | TableRow<Row>;

/** Returns the lines of a table's body. */
export function buildLines<Row>(
  rows: readonly TableRow<Row>[],
  grouping?: Grouping<Row>,
): readonly TableLine<Row>[] {
  if (!grouping) return rows;
  const byGroup = new Map<string, TableRow<Row>[]>();
  for (const entry of rows) {
    const key = grouping.getGroup(entry.row);
    const group = byGroup.get(key);
    if (group) group.push(entry);
    else byGroup.set(key, [entry]);
  }
  return grouping.groups.flatMap((group): TableLine<Row>[] => {
    const entries = byGroup.get(group.key);
    if (!entries) return [];
    const heading = group.heading === null ? [] : [{ ...group, key: `group ${group.key}` }];
    return [...heading, ...(group.isCollapsed ? [] : entries)];
  });
}

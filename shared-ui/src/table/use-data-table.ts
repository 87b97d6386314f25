import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type RowSelectionState,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";
import { type CellValue, type TableColumn } from "./column";
import { compareValues, findSortColumn, formatSort, type Sort } from "./sort";
import { saveCsv } from "./table-csv";
import type { ChangeSort } from "./table-head";

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** Makes the rows of a table selectable. */
export interface SelectionOptions<Row> {
  /** Name of a row in the label of its checkbox: "Select rain". */
  getName: (row: Row) => string;
  /** Returns false for rows that can't be selected. */
  isSelectable?: (row: Row) => boolean;
}

export interface DataTableOptions<Row extends object> {
  /** The first column is the heading of the card that a row becomes in a narrow container. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Without it, headers don't sort. */
  sort?: Sort;
  /** Further sorts of equal rows, such as those of a Shift+click on a header. */
  thenBy?: readonly Sort[];
  onSortChange?: ChangeSort;
  /** Keys of hidden columns. */
  hidden?: readonly string[];
  selection?: SelectionOptions<Row>;
}

/** Row with its selection. */
export interface TableRow<Row> {
  row: Row;
  key: string;
  /** Null if rows of this table aren't selectable. */
  selection: { label: string; checked: boolean; disabled: boolean; toggle: () => void } | null;
}

/** Sorted rows, visible columns and selection of a table. */
export interface DataTableModel<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly TableRow<Row>[];
  sort?: Sort;
  thenBy?: readonly Sort[];
  onSortChange?: ChangeSort;
  /** True if the table has checkboxes, also before its rows are there. */
  selectable: boolean;
  /** Selected rows that still exist and can be selected, in the table's order. */
  selected: readonly Row[];
  /** All selectable rows are selected; false without rows. */
  allSelected: boolean;
  /** Selects exactly these rows. */
  select: (rows: readonly Row[]) => void;
  /** Selects all selectable rows, or none if all are selected. */
  toggleAll: () => void;
  /** Saves all rows and columns, also hidden ones, as a CSV file with the date in its name. */
  exportCsv: (name: string) => void;
}

const NOTHING_HIDDEN: readonly string[] = [];

/**
 * Sorts rows and holds their selection. Columns whose `sort` is a name are sorted by the server: their rows keep their
 * order. Unknown values come last in both directions.
 */
export function useDataTable<Row extends object>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const { columns, rows, rowKey, sort, thenBy, onSortChange, hidden = NOTHING_HIDDEN, selection } = options;
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const definitions = useMemo(() => columns.map(createDefinition), [columns]);
  const hiddenKeys = hidden.join();
  const columnVisibility = useMemo(
    () =>
      Object.fromEntries(
        columns.map(({ key, cell }) => [key, cell !== false && !hiddenKeys.split(",").includes(key)]),
      ),
    [columns, hiddenKeys],
  );
  const sortText = (sort ? [sort, ...(thenBy ?? [])] : [])
    .filter(({ key }) => findSortColumn(columns, key))
    .map(formatSort)
    .join();
  const sorting = useMemo(
    () =>
      sortText === ""
        ? []
        : sortText.split(",").map((key) => ({ id: key.replace(/^-/, ""), desc: key.startsWith("-") })),
    [sortText],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row) => String(rowKey(row)),
    state: { sorting, columnVisibility, rowSelection },
    onRowSelectionChange: setRowSelection,
    manualSorting: columns.some(({ sort: key }) => typeof key === "string"),
    enableRowSelection: ({ original }) => selection?.isSelectable?.(original) ?? selection !== undefined,
  });
  const shownColumns = useMemo(
    () => columns.filter(({ key }) => columnVisibility[key]),
    [columns, columnVisibility],
  );
  const tableRows = table.getRowModel().rows;
  // The same rows keep their objects, so that their cells aren't rendered again.
  const shownRows = useMemo(
    () =>
      tableRows.map((entry): TableRow<Row> => {
        const { original: row, id: key } = entry;
        if (!selection) return { row, key, selection: null };
        const { getName, isSelectable } = selection;
        const isEnabled = isSelectable?.(row) ?? true;
        return {
          row,
          key,
          selection: {
            label: `Select ${getName(row)}`,
            checked: isEnabled && rowSelection[key] === true,
            disabled: !isEnabled,
            toggle: () => entry.toggleSelected(),
          },
        };
      }),
    [tableRows, rowSelection, selection],
  );
  const selected = shownRows.filter((entry) => entry.selection?.checked).map(({ row }) => row);
  return {
    columns: shownColumns,
    rows: shownRows,
    ...(sort && onSortChange ? { sort, thenBy, onSortChange } : {}),
    selectable: selection !== undefined,
    selected,
    allSelected: selected.length > 0 && table.getIsAllRowsSelected(),
    select: (some) =>
      table.setRowSelection(Object.fromEntries(some.map((row) => [String(rowKey(row)), true as const]))),
    toggleAll: () => table.toggleAllRowsSelected(),
    exportCsv: (name) =>
      saveCsv(
        name,
        columns,
        tableRows.map(({ original }) => original),
      ),
  };
}

interface SortedRow<Row> {
  original: Row;
  getValue: (id: string) => CellValue;
}

function createDefinition<Row extends object>(column: TableColumn<Row>) {
  const { key, value, sort } = column;
  return {
    id: key,
    // TanStack's name of unknown values is `undefined`.
    accessorFn: (row: Row): CellValue | undefined => value?.(row) ?? undefined,
    enableSorting: sort !== false,
    sortUndefined: typeof sort === "function" ? (false as const) : ("last" as const),
    // Each row keeps its value, which isn't computed again for each comparison.
    sortFn: (left: SortedRow<Row>, right: SortedRow<Row>) =>
      typeof sort === "function"
        ? sort(left.original, right.original)
        : compareValues(left.getValue(key), right.getValue(key)),
  };
}

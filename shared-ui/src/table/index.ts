/**
 * Entry point of the table kit. It is a shared module of its own, so that pages without tables don't load it.
 */
export { type Column, type CompareRows, type ServerColumn, type TableColumn } from "./column";
export { ColumnChooser } from "./column-chooser";
export { DenseColumns } from "./dense-columns";
export { DataTable, TableView, type DataTableProps, type TableViewProps } from "./data-table";
export { splitRankColumn } from "./rank-column";
export { RowCheckbox } from "./row-checkbox";
export { SavedViews, type NamedView, type TableViews } from "./saved-views";
export {
  findSortColumn,
  formatSort,
  getNextDirection,
  mergeSort,
  parseSort,
  parseSorts,
  type Sort,
} from "./sort";
export { buildCsv, saveCsv } from "./table-csv";
export { type Grouping, type RowGroup } from "./table-lines";
export { type Density } from "./table.styles";
export { ARIA_SORT, SortIcon } from "./table-head";
export { useDensity, useHiddenColumns, useStored } from "./table-storage";
export { useDataTable, type DataTableModel, type SelectionOptions } from "./use-data-table";
export { useVirtualGrid, type VirtualItems } from "./use-virtual-grid";
export { useVirtualRows } from "./use-virtual-rows";
export { TableBar } from "./table-bar";

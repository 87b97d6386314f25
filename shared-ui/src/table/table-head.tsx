import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from "../icons/icons";
import { VisuallyHidden } from "../primitives/visually-hidden";
import type { TableColumn } from "./column";
import type { Sort } from "./sort";
import { HeaderCell, SortButton } from "./table.styles";

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort?: Sort;
  /** Called with the opposite direction for the sorted column, else with "asc". */
  onSortChange?: (sort: Sort) => void;
}

export function TableHead<Row>({ columns, ...sorting }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr role="row">
        {columns.map((column) => (
          <Header key={column.key} column={column} {...sorting} />
        ))}
      </tr>
    </thead>
  );
}

interface HeaderProps<Row> extends Omit<TableHeadProps<Row>, "columns"> {
  column: TableColumn<Row>;
}

function Header<Row>({ column, sort, onSortChange }: HeaderProps<Row>) {
  const { key, header, align = "start", width, hideHeader } = column;
  const direction = sort?.key === key ? sort.direction : undefined;
  return (
    <HeaderCell
      role="columnheader"
      scope="col"
      aria-sort={direction && ARIA_SORT[direction]}
      $align={align}
      $width={width}
    >
      {column.sort !== false && onSortChange ? (
        <SortButton
          type="button"
          onClick={() => onSortChange({ key, direction: direction === "asc" ? "desc" : "asc" })}
        >
          {header}
          <SortIcon direction={direction} />
        </SortButton>
      ) : hideHeader ? (
        <VisuallyHidden>{header}</VisuallyHidden>
      ) : (
        header
      )}
    </HeaderCell>
  );
}

/** Values of `aria-sort` by direction. */
export const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

/** Shows the sort direction of a column; without one, that it can be sorted. */
export function SortIcon({ direction }: { direction: Sort["direction"] | undefined }) {
  const Icon = !direction ? ChevronsUpDownIcon : direction === "asc" ? ArrowUpIcon : ArrowDownIcon;
  return <Icon size={12} aria-hidden="true" />;
}

import { FIGURES } from "@listwise/aso-core/figures";
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from "../icons/icons";
import { Tooltip } from "../overlays/tooltip";
import { VisuallyHidden } from "../primitives/visually-hidden";
import type { TableColumn } from "./column";
import { getNextDirection, type Sort } from "./sort";
import { HeaderCell, HeaderText, SortButton } from "./table-cells.styles";

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort?: Sort;
  /** Further sorts of equal rows. */
  thenBy?: readonly Sort[];
  /** Called with the opposite direction for a sorted column, else with the column's first one. */
  onSortChange?: ChangeSort;
}

/** `additional` is true if Shift was held: the sort is meant in addition to the present ones. */
export type ChangeSort = (sort: Sort, how: { additional: boolean }) => void;

/** Renders the header row, with a button in each column that sorts. */
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

function Header<Row>({ column, sort, thenBy = [], onSortChange }: HeaderProps<Row>) {
  const { key, header, align = "start", width, hideHeader, figure, pin } = column;
  const help = column.help ?? (figure && FIGURES[figure].definition);
  const sorts = sort ? [sort, ...thenBy] : [];
  const place = sorts.findIndex((one) => one.key === key);
  const direction = sorts[place]?.direction;
  const label =
    column.sort !== false && onSortChange ? (
      <SortButton
        type="button"
        onClick={({ shiftKey }) =>
          onSortChange({ key, direction: getNextDirection(direction, column) }, { additional: shiftKey })
        }
      >
        {header}
        <SortIcon direction={direction} />
        {direction && thenBy.length > 0 && <sup aria-hidden="true">{place + 1}</sup>}
      </SortButton>
    ) : hideHeader ? (
      <VisuallyHidden>{header}</VisuallyHidden>
    ) : help ? (
      <HeaderText tabIndex={0}>{header}</HeaderText>
    ) : (
      header
    );
  return (
    <HeaderCell
      role="columnheader"
      scope="col"
      aria-sort={direction && ARIA_SORT[direction]}
      data-pin={pin}
      $align={align}
      $width={width}
    >
      {help ? <Tooltip text={help}>{label}</Tooltip> : label}
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

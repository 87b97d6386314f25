import { STORES } from "@listwise/aso-core/stores";
import type { AppSummary } from "@listwise/contracts/apps";
import { AppIcon, RefreshCwIcon, Text, VisuallyHidden } from "@listwise/shared-ui";
import { ARIA_SORT, SortIcon, type Sort, type VirtualItems } from "@listwise/shared-ui/table";
import type { ReactNode } from "react";
import { gridCell, gridRow } from "../../shared/grid/use-grid-keys";
import { MatrixColumns } from "./matrix-columns";
import { getAppKey } from "./rank-columns";
import { AppHead, AppName, HeadButton } from "./matrix-head.styles";

/** Number of rows of the header. */
export const HEAD_ROWS = 2;

export interface MatrixHeadProps {
  apps: readonly AppSummary[];
  columns: VirtualItems;
  /** True if the apps are in several stores. */
  namesStores: boolean;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Updates an app's ranks; absent while an update runs. */
  onRefresh?: (app: AppSummary) => void;
}

interface SortHeadProps extends Pick<MatrixHeadProps, "sort" | "onSort"> {
  sortKey: string;
  column: number;
  children: ReactNode;
}

/** Renders the header of a column with a button that sorts by it. */
function SortHead({ sort, onSort, sortKey: key, column, children }: SortHeadProps) {
  const direction = sort.key === key ? sort.direction : undefined;
  const flip = direction === "asc" ? "desc" : "asc";
  return (
    <th
      role="columnheader"
      scope="col"
      aria-colindex={column + 1}
      aria-sort={direction && ARIA_SORT[direction]}
    >
      <HeadButton type="button" {...gridCell(column)} onClick={() => onSort({ key, direction: flip })}>
        <AppHead>{children}</AppHead>
        <SortIcon direction={direction} />
      </HeadButton>
    </th>
  );
}

/** Renders the buttons that sort by keyword or by an app's rank, and one per app that updates its ranks. */
export function MatrixHead({ apps, columns, namesStores, sort, onSort, onRefresh }: MatrixHeadProps) {
  return (
    <thead>
      <tr role="row" aria-rowindex={1} {...gridRow(0)}>
        <SortHead {...{ sort, onSort }} sortKey="keyword" column={0}>
          <AppName>Keyword</AppName>
        </SortHead>
        <MatrixColumns {...{ apps, columns }}>
          {({ id, name, icon, platform }, column) => (
            <SortHead {...{ sort, onSort, column }} sortKey={getAppKey(id)}>
              <AppIcon name={name} src={icon} size={20} />
              <span>
                <AppName title={name}>{name}</AppName>
                {namesStores && (
                  <Text as="span" $size="xs" $tone="muted">
                    {" "}
                    {STORES[platform].name}
                  </Text>
                )}
              </span>
            </SortHead>
          )}
        </MatrixColumns>
      </tr>
      <tr role="row" aria-rowindex={2} {...gridRow(1)}>
        <th role="columnheader" scope="col" aria-colindex={1} {...gridCell(0)}>
          <VisuallyHidden>Refresh an app</VisuallyHidden>
        </th>
        <MatrixColumns {...{ apps, columns }}>
          {(app, column) => (
            <th role="columnheader" scope="col" aria-colindex={column + 1}>
              <HeadButton
                type="button"
                {...gridCell(column)}
                aria-label={`Refresh ${app.name}`}
                aria-disabled={!onRefresh}
                onClick={() => onRefresh?.(app)}
              >
                <RefreshCwIcon size={12} aria-hidden="true" />
                Refresh
              </HeadButton>
            </th>
          )}
        </MatrixColumns>
      </tr>
    </thead>
  );
}

import { STORES } from "@listwise/aso-core/stores";
import type { AppSummary } from "@listwise/contracts/apps";
import { StarIcon, Text, VisuallyHidden } from "@listwise/shared-ui";
import type { VirtualItems } from "@listwise/shared-ui/table";
import { memo } from "react";
import { KeywordLink } from "../../shared/keywords/keyword-link";
import { gridCell } from "../../shared/grid/use-grid-keys";
import { MatrixCell, type MatrixCellProps } from "./matrix-cell";
import { MatrixColumns } from "./matrix-columns";

export interface MatrixRowCellsProps extends Pick<MatrixCellProps, "row" | "isCard" | "onOpen"> {
  apps: readonly AppSummary[];
  columns: VirtualItems;
  country: string;
  /** True if the apps are in several stores. */
  namesStores: boolean;
}

/** Renders the keyword and its rank for each app; memoized, because scrolling and moving the focus render the matrix. */
export const MatrixRowCells = memo(function MatrixRowCells(props: MatrixRowCellsProps) {
  const { row, apps, columns, country, namesStores, isCard, onOpen } = props;
  return (
    <>
      <th role="rowheader" scope="row" aria-colindex={1}>
        <KeywordLink
          keyword={row.keyword}
          country={country}
          store={namesStores ? row.platform : undefined}
          {...gridCell(0)}
        >
          <strong>{row.keyword}</strong>
          {row.isFavorite && (
            <>
              {" "}
              <StarIcon size={12} aria-hidden="true" />
              <VisuallyHidden>Favorite</VisuallyHidden>
            </>
          )}
        </KeywordLink>
        {namesStores && (
          <Text as="span" $size="xs" $tone="muted">
            {" "}
            {STORES[row.platform].name}
          </Text>
        )}
      </th>
      <MatrixColumns apps={apps} columns={columns}>
        {(app, column) => <MatrixCell {...{ row, app, column, isCard, onOpen }} />}
      </MatrixColumns>
    </>
  );
});

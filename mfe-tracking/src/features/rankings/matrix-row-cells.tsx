import { STORES } from "@listwise/aso-core/stores";
import type { AppSummary } from "@listwise/contracts/apps";
import { AppIcon, StarIcon, Text, VisuallyHidden } from "@listwise/shared-ui";
import type { VirtualItems } from "@listwise/shared-ui/table";
import { memo } from "react";
import { KeywordLink } from "../../shared/keywords/keyword-link";
import { gridCell } from "../../shared/grid/use-grid-keys";
import type { MatrixRow } from "./build-matrix";
import { MatrixCell } from "./matrix-cell";
import { MatrixColumns } from "./matrix-columns";
import { CardIcon, OtherStore } from "./rank-matrix.styles";

export interface MatrixRowCellsProps {
  row: MatrixRow;
  apps: readonly AppSummary[];
  columns: VirtualItems;
  country: string;
  /** True if the apps are in several stores. */
  namesStores: boolean;
  /** The row is a card, whose ranks need the icon of their app. */
  isCard: boolean;
  onOpen: (row: MatrixRow, app: AppSummary) => void;
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
        {(app, column) =>
          app.platform === row.platform ? (
            <td role="gridcell" aria-colindex={column + 1} title={app.name}>
              {isCard && (
                <CardIcon>
                  <AppIcon name={app.name} src={app.icon} size={20} />
                  <VisuallyHidden>{app.name}</VisuallyHidden>
                </CardIcon>
              )}
              <MatrixCell ranking={row.byApp.get(app.id)} column={column} onOpen={() => onOpen(row, app)} />
            </td>
          ) : (
            <OtherStore role="gridcell" aria-colindex={column + 1} {...gridCell(column)}>
              Not in this store
            </OtherStore>
          )
        }
      </MatrixColumns>
    </>
  );
});

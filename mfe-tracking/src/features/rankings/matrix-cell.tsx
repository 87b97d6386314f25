import type { AppSummary } from "@listwise/contracts/apps";
import { NOT_RANKED } from "@listwise/contracts/store";
import { AppIcon, formatRank, RankBadge, RankChange, Text, VisuallyHidden } from "@listwise/shared-ui";
import { memo } from "react";
import { gridCell } from "../../shared/grid/use-grid-keys";
import type { MatrixRow } from "./build-matrix";
import { CardIcon, CellButton, OtherStore } from "./rank-matrix.styles";

export interface MatrixCellProps {
  row: MatrixRow;
  app: AppSummary;
  /** Position from 0; the keywords are in the first column. */
  column: number;
  /** The cell is in a card, which has no header with the app. */
  isCard: boolean;
  onOpen: (row: MatrixRow, app: AppSummary) => void;
}

/**
 * Renders the rank, its change and the previous rank; opens the history. Memoized, because a column that comes into view
 * renders all rows.
 */
export const MatrixCell = memo(function MatrixCell({ row, app, column, isCard, onOpen }: MatrixCellProps) {
  if (app.platform !== row.platform) {
    return (
      <OtherStore role="gridcell" aria-colindex={column + 1} {...gridCell(column)}>
        Not in this store
      </OtherStore>
    );
  }
  const cell = row.byApp.get(app.id);
  const rank = cell?.currentRank ?? null;
  const previous = cell?.previousRank ?? null;
  // Most cells are ">200" as before, so they omit the change and the previous rank.
  const placed = rank !== null && rank < NOT_RANKED;
  const moved = rank !== null && previous !== null && previous !== rank;
  return (
    <td role="gridcell" aria-colindex={column + 1} title={app.name}>
      {isCard && (
        <CardIcon>
          <AppIcon name={app.name} src={app.icon} size={20} />
          <VisuallyHidden>{app.name}</VisuallyHidden>
        </CardIcon>
      )}
      <CellButton type="button" aria-haspopup="dialog" {...gridCell(column)} onClick={() => onOpen(row, app)}>
        {rank === null ? (
          <Text as="span" $size="sm" $tone="muted">
            Not checked yet
          </Text>
        ) : (
          <RankBadge rank={rank} results={cell?.results} />
        )}
        {(placed || moved) && <RankChange before={previous} now={rank} compact />}
        {moved && (
          <Text as="span" $size="xs" $tone="muted" data-previous>
            was {formatRank(previous)}
          </Text>
        )}
      </CellButton>
    </td>
  );
});

import type { KeywordRanking } from "@listwise/contracts/rankings";
import { NOT_RANKED } from "@listwise/contracts/store";
import { formatRank, RankBadge, RankChange, Text } from "@listwise/shared-ui";
import { gridCell } from "../../shared/grid/use-grid-keys";
import { CellButton } from "./rank-matrix.styles";

export interface MatrixCellProps {
  ranking: KeywordRanking | undefined;
  column: number;
  onOpen: () => void;
}

/** Renders the rank, its change and the previous rank; opens the history. */
export function MatrixCell({ ranking, column, onOpen }: MatrixCellProps) {
  const rank = ranking?.currentRank ?? null;
  // Most cells are ">200" as before, so they omit the change and the previous rank.
  const placed = rank !== null && rank < NOT_RANKED;
  const moved = ranking !== undefined && ranking.previousRank !== null && ranking.change !== 0;
  return (
    <CellButton type="button" aria-haspopup="dialog" {...gridCell(column)} onClick={onOpen}>
      {rank === null ? (
        <Text as="span" $size="sm" $tone="muted">
          Not checked yet
        </Text>
      ) : (
        <RankBadge rank={rank} results={ranking?.results} />
      )}
      {ranking && (placed || moved) && <RankChange before={ranking.previousRank} now={rank} compact />}
      {moved && (
        <Text as="span" $size="xs" $tone="muted" data-previous>
          was {formatRank(ranking.previousRank)}
        </Text>
      )}
    </CellButton>
  );
}

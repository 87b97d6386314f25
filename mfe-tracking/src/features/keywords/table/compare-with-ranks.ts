import { subtractRanks } from "@listwise/aso-core/visibility";
import type { KeywordTableRow } from "@listwise/contracts/keywords";

/** Returns rows whose previous ranks are those of an earlier day, by entry id. Unknown ranks make the change unknown. */
export function compareWithRanks(
  rows: readonly KeywordTableRow[],
  ranks: ReadonlyMap<number, number | null>,
): KeywordTableRow[] {
  return rows.map((row) => {
    if (!row.best) return row;
    const { currentRank } = row.best;
    const previousRank = ranks.get(row.id) ?? null;
    const change = subtractRanks(previousRank, currentRank);
    return { ...row, best: { ...row.best, previousRank, change, previousCheckedAt: null } };
  });
}

import { NOT_RANKED } from "@listwise/contracts/store";
import { formatRank } from "@listwise/shared-ui";

/** Returns the CSV cell of a rank: a number in the top 200, ">200" below it, empty if unknown. */
export function formatRankCsv(rank: number | null | undefined): string | number | null {
  return rank && rank >= NOT_RANKED ? formatRank(rank) : (rank ?? null);
}

import { LAST_RANK, NOT_RANKED } from "@listwise/aso-core/visibility";
import { formatRank } from "@listwise/shared-ui";

/**
 * Formats an earlier rank. ">200" would contradict a current "not in 11", so it is "Not ranked" where the search now has
 * fewer than 200 results, as it most likely had before.
 */
export function formatEarlierRank(rank: number | null, results: number | null | undefined): string {
  const isShort = results != null && results < LAST_RANK;
  return isShort && rank !== null && rank >= NOT_RANKED ? "Not ranked" : formatRank(rank);
}

import { LAST_RANK } from "./click-share";

/** A rank as two cells of a table file. Both are `null` if the rank was never checked. */
export interface RankCells {
  /** 1–200; `null` if the app isn't ranked. */
  number: number | null;
  /** Text for people: "12", or ">200" for an app that isn't ranked. */
  text: string | null;
}

/**
 * Splits a rank into a number to compute with and a text to read, so that files never contain the 201 of the API. If the
 * search has fewer than 200 results, the text names their number: "3 of 31", "not in 31", "no results".
 */
export function splitRank(rank: number | null | undefined, results: number | null = null): RankCells {
  if (rank === null || rank === undefined) return { number: null, text: null };
  const isRanked = rank <= LAST_RANK;
  if (results === null || results >= LAST_RANK)
    return isRanked ? { number: rank, text: String(rank) } : { number: null, text: `>${LAST_RANK}` };
  if (isRanked) return { number: rank, text: `${rank} of ${results}` };
  return { number: null, text: results === 0 ? "no results" : `not in ${results}` };
}

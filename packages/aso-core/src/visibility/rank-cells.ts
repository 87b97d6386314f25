import { LAST_RANK } from "./click-share";

/** A rank as two cells of a table file. Both are `null` if the rank was never checked. */
export interface RankCells {
  /** 1–200; `null` if the app isn't ranked. */
  number: number | null;
  /** Text for people: "12", or ">200" for an app that isn't ranked. */
  text: string | null;
}

/**
 * Returns how many apps the search results have if they end before rank 200: "of 31" for a ranked app, "not in 31" or "no
 * results" for others. `null` for longer or unknown results, and for a rank that was never checked.
 */
export function describeShortResults(rank: number | null, results: number | null): string | null {
  if (rank === null || results === null || results >= LAST_RANK) return null;
  if (rank <= LAST_RANK) return `of ${results}`;
  return results === 0 ? "no results" : `not in ${results}`;
}

/** Formats a rank: 3 → "3", 201 → ">200". */
export const formatRank = (rank: number): string => (rank > LAST_RANK ? `>${LAST_RANK}` : String(rank));

/**
 * Splits a rank into a number to compute with and a text to read, so that files never contain the 201 of the API. If the
 * search has fewer than 200 results, the text names their number: "3 of 31", "not in 31", "no results".
 */
export function splitRank(rank: number | null | undefined, results: number | null = null): RankCells {
  if (rank === null || rank === undefined) return { number: null, text: null };
  const short = describeShortResults(rank, results);
  if (rank > LAST_RANK) return { number: null, text: short ?? formatRank(rank) };
  return { number: rank, text: short === null ? String(rank) : `${rank} ${short}` };
}

/**
 * Computes the ranks gained (positive) or lost, with an app that isn't ranked at 201, for orders and thresholds. `null` if
 * a rank is unknown.
 */
export function subtractRanks(
  before: number | null | undefined,
  now: number | null | undefined,
): number | null {
  return typeof before === "number" && typeof now === "number" ? before - now : null;
}

/**
 * Names a move across the end of the ranks: "Entered at #8" or "No longer ranked". A number of ranks would pretend that an
 * app beyond rank 200, or not in shorter results, is at 201. `null` for other moves, and if one of the ranks is unknown.
 */
export function describeRankMove(before: number | null, now: number | null): string | null {
  if (before === null || now === null || before > LAST_RANK === now > LAST_RANK) return null;
  return now > LAST_RANK ? "No longer ranked" : `Entered at #${now}`;
}

/**
 * Computes the change of a rank that the site shows and files contain: the ranks gained (positive) or lost, 0 for an app
 * that wasn't ranked on both days. `null` if a rank is unknown, and for the moves that {@link describeRankMove} names.
 */
export function computeRankChange(
  before: number | null | undefined,
  now: number | null | undefined,
): number | null {
  return describeRankMove(before ?? null, now ?? null) === null ? subtractRanks(before, now) : null;
}

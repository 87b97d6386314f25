import { LAST_RANK } from "./click-share";

/** Rank of an app: from 1; above 200 the app isn't ranked; `null` if the rank was never checked. */
type Rank = number | null;

const isBetween = (first: number, last: number) => (rank: Rank) =>
  rank !== null && rank >= first && rank <= last;

const countIf = (ranks: readonly Rank[], test: (rank: Rank) => boolean) => ranks.filter(test).length;

/** Average rank with the numbers of keywords; they add up to the length of the list. */
export interface AverageRank {
  /** Mean of the ranks, 1–200; `null` if no keyword is ranked. */
  value: number | null;
  ranked: number;
  unranked: number;
  unchecked: number;
}

/**
 * Computes the average rank of an app for a list of keywords, 1–200: Σ rank / number of ranked keywords. Only ranked
 * keywords count, because any number for the others would be invented, so always show the number of unranked ones next
 * to it. The value isn't rounded.
 */
export function computeAverageRank(ranks: readonly Rank[]): AverageRank {
  const checked = ranks.filter((rank) => rank !== null);
  const ranked = checked.filter((rank) => rank <= LAST_RANK);
  const sum = ranked.reduce((total, rank) => total + rank, 0);
  return {
    value: ranked.length === 0 ? null : sum / ranked.length,
    ranked: ranked.length,
    unranked: checked.length - ranked.length,
    unchecked: ranks.length - checked.length,
  };
}

/** Counts the keywords of a list with a rank of at most 3, 10 and 50. */
export function countTopRanks(ranks: readonly Rank[]): { top3: number; top10: number; top50: number } {
  return {
    top3: countIf(ranks, isBetween(1, 3)),
    top10: countIf(ranks, isBetween(1, 10)),
    top50: countIf(ranks, isBetween(1, 50)),
  };
}

/** Bands of the rank distribution in order; each keyword of a list is in exactly one. */
const BANDS = [
  { id: "1-3", label: "1–3", includes: isBetween(1, 3) },
  { id: "4-10", label: "4–10", includes: isBetween(4, 10) },
  { id: "11-50", label: "11–50", includes: isBetween(11, 50) },
  { id: "51-200", label: "51–200", includes: isBetween(51, LAST_RANK) },
  { id: "unranked", label: "Not ranked", includes: isBetween(LAST_RANK + 1, Infinity) },
  { id: "unchecked", label: "Not checked", includes: (rank: Rank) => rank === null },
] as const;

/** Band of the rank distribution with its number of keywords. */
export interface RankBand {
  id: (typeof BANDS)[number]["id"];
  label: string;
  count: number;
}

/** Counts the keywords of a list per band of ranks: 1–3, 4–10, 11–50, 51–200, not ranked and not checked. */
export function computeRankDistribution(ranks: readonly Rank[]): RankBand[] {
  return BANDS.map(({ id, label, includes }) => ({ id, label, count: countIf(ranks, includes) }));
}

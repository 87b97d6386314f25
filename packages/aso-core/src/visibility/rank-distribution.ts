import { LAST_RANK, NOT_RANKED } from "./click-share";

/** Rank of an app: from 1; above 200 the app isn't ranked; `null` if the rank was never checked. */
type Rank = number | null;

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
  // Loops, because charts compute this for each day of thousands of keywords.
  let [sum, ranked, unranked] = [0, 0, 0];
  for (const rank of ranks) {
    if (rank === null) continue;
    if (rank > LAST_RANK) unranked += 1;
    else {
      ranked += 1;
      sum += rank;
    }
  }
  return {
    value: ranked === 0 ? null : sum / ranked,
    ranked,
    unranked,
    unchecked: ranks.length - ranked - unranked,
  };
}

/** Counts the keywords of a list with a rank of at most 3, 10 and 50. */
export function countTopRanks(ranks: readonly Rank[]): { top3: number; top10: number; top50: number } {
  const [top3 = 0, next7 = 0, next40 = 0] = computeRankDistribution(ranks).map(({ count }) => count);
  return { top3, top10: top3 + next7, top50: top3 + next7 + next40 };
}

/** Bands of the rank distribution with their last ranks, in order; each keyword of a list is in exactly one. */
const BANDS = [
  { id: "1-3", label: "1–3", last: 3 },
  { id: "4-10", label: "4–10", last: 10 },
  { id: "11-50", label: "11–50", last: 50 },
  { id: "51-200", label: "51–200", last: LAST_RANK },
  { id: "unranked", label: "Not ranked", last: Infinity },
  { id: "unchecked", label: "Not checked", last: null },
] as const;

const UNCHECKED = BANDS.length - 1;
/** Band of each rank from 0 to 201, because searching it for each day and keyword took half of the time of a chart. */
const BAND_OF_RANK = Uint8Array.from({ length: NOT_RANKED + 1 }, (_, rank) =>
  BANDS.findIndex(({ last }) => last !== null && rank <= last),
);

/** Band of the rank distribution with its number of keywords. */
export interface RankBand {
  id: (typeof BANDS)[number]["id"];
  label: string;
  count: number;
}

/** Counts the keywords of a list per band of ranks: 1–3, 4–10, 11–50, 51–200, not ranked and not checked. */
export function computeRankDistribution(ranks: readonly Rank[]): RankBand[] {
  const counts = BANDS.map(() => 0);
  for (const rank of ranks) {
    const band = rank === null ? UNCHECKED : (BAND_OF_RANK[Math.min(rank, NOT_RANKED)] ?? UNCHECKED);
    counts[band] = (counts[band] ?? 0) + 1;
  }
  return BANDS.map(({ id, label }, index) => ({ id, label, count: counts[index] ?? 0 }));
}

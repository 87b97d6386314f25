import type { CompetitorKeywordRow } from "@listwise/contracts/keywords";
import { getBestRank } from "./gap-filters";

/** Numbers of checked keywords for which an app and one competitor are in the top 200. */
export interface Overlap {
  both: number;
  onlyCompetitor: number;
  onlyYou: number;
  /** both ÷ (both + onlyCompetitor + onlyYou), 0–1; `null` if neither ranks for any. */
  share: number | null;
}

/** Computes the overlap with the competitor at a position of the compared apps, from 1. */
export function computeOverlap(rows: readonly CompetitorKeywordRow[], rival: number): Overlap {
  const count = { both: 0, onlyCompetitor: 0, onlyYou: 0 };
  for (const { ranks } of rows) {
    const [you, competitor] = [ranks[0], ranks[rival]].map((rank) => getBestRank([rank ?? null]) !== null);
    if (you && competitor) count.both += 1;
    else if (competitor) count.onlyCompetitor += 1;
    else if (you) count.onlyYou += 1;
  }
  const all = count.both + count.onlyCompetitor + count.onlyYou;
  return { ...count, share: all === 0 ? null : count.both / all };
}

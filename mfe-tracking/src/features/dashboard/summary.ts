import type { UserKeyword } from "@listwise/contracts/keywords";
import { DEFAULT_COUNTRY, NOT_RANKED } from "@listwise/contracts/store";

export interface Summary {
  keywords: number;
  topTen: number;
  checked: number;
  ranked: number;
  /** Mean rank of the keywords in the top 200; null if no keyword is ranked. */
  averageRank: number | null;
}

const getCurrentRank = ({ best }: UserKeyword) => best?.currentRank ?? null;

export function computeSummary(keywords: readonly UserKeyword[]): Summary {
  const checked = keywords.map(getCurrentRank).filter((rank) => rank !== null);
  const ranked = checked.filter((rank) => rank < NOT_RANKED);
  const sum = ranked.reduce((total, rank) => total + rank, 0);
  return {
    keywords: keywords.length,
    topTen: ranked.filter((rank) => rank <= 10).length,
    checked: checked.length,
    ranked: ranked.length,
    averageRank: ranked.length > 0 ? sum / ranked.length : null,
  };
}

export type Moved = UserKeyword & { best: NonNullable<UserKeyword["best"]> & { change: number } };

function hasMoved(keyword: UserKeyword): keyword is Moved {
  return keyword.best !== null && keyword.best.change !== null && keyword.best.change !== 0;
}

/** Returns the keywords whose rank changed most, largest change first. */
export function getBiggestMoves(keywords: readonly UserKeyword[], count = 5) {
  const moved = keywords
    .filter(hasMoved)
    .toSorted((a, b) => Math.abs(b.best.change) - Math.abs(a.best.change));
  return {
    up: moved.filter(({ best }) => best.change > 0).slice(0, count),
    down: moved.filter(({ best }) => best.change < 0).slice(0, count),
  };
}

/** Returns the time of the newest rank check, or null before the first. */
export function getLastCheckedAt(keywords: readonly UserKeyword[]): string | null {
  return keywords.map(({ best }) => best?.checkedAt ?? "").reduce((a, b) => (a > b ? a : b), "") || null;
}

/** Returns the country with the most ranked keywords, or the most tracked ones if none is ranked. */
export function getMainCountry(keywords: readonly UserKeyword[]): string {
  const counts = new Map<string, number>();
  for (const keyword of keywords) {
    const ranked = (getCurrentRank(keyword) ?? NOT_RANKED) < NOT_RANKED;
    // One ranked keyword outweighs all unranked ones.
    const weight = ranked ? keywords.length + 1 : 1;
    counts.set(keyword.country, (counts.get(keyword.country) ?? 0) + weight);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? DEFAULT_COUNTRY;
}

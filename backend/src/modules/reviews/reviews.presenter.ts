import type { Review, ReviewStats } from "@listwise/contracts/reviews";
import type { Provenance, Source } from "@listwise/contracts/store";
import type { ReviewRow } from "./reviews.repository";

const STARS = [5, 4, 3, 2, 1] as const;

export function presentReview({ date, ...review }: ReviewRow): Review {
  const [initial = "?"] = review.username.trim();
  return { ...review, userInitial: initial.toUpperCase(), date: date.toISOString() };
}

export function presentStats(counts: ReadonlyMap<number, number>): ReviewStats {
  const each = STARS.map((stars) => counts.get(stars) ?? 0);
  const total = each.reduce((sum, value) => sum + value, 0);
  if (total === 0) return { averageRating: null, reviewCount: 0, ratingDistribution: null };
  const sum = STARS.reduce((all, stars) => all + stars * (counts.get(stars) ?? 0), 0);
  const [five = 0, four = 0, three = 0, two = 0, one = 0] = percentages(each, total);
  return {
    averageRating: Math.round((sum / total) * 100) / 100,
    reviewCount: total,
    ratingDistribution: { 5: five, 4: four, 3: three, 2: two, 1: one },
  };
}

/** Returns integer percentages that sum to 100, using the largest remainder method. */
function percentages(counts: readonly number[], total: number): number[] {
  const shares = counts.map((value) => Math.floor((value * 100) / total));
  const left = 100 - shares.reduce((sum, share) => sum + share, 0);
  const remainders = counts.map((value, index) => ({ index, remainder: (value * 100) % total }));
  remainders.sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const raised = new Set(remainders.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => share + (raised.has(index) ? 1 : 0));
}

export function buildProvenance(
  source: Source,
  fetchedAt: Date | null,
  algorithm: { algorithm: string; version: number } | null = null,
): Provenance {
  return {
    source,
    algorithm: algorithm?.algorithm ?? null,
    version: algorithm?.version ?? null,
    confidence: null,
    fetchedAt: fetchedAt?.toISOString() ?? null,
  };
}

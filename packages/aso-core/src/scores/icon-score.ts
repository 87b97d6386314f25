/** Colors that an icon may have without a penalty. */
export const FREE_COLORS = 6;
const POINTS_PER_EXTRA_COLOR = 10;
const MIN_ICON_SCORE = 60;
const MAX_ICON_SCORE = 98;

/**
 * Computes the score of an icon, a whole number of 60–98: 60 + 0.38 · (weighted mean of the points) − penalty. The
 * penalty is 10 for each color above six. Points are 0–100 and weights percentages with a sum of 100. The range and the
 * penalty are part of the product's specification.
 */
export function computeIconScore(
  parts: readonly { points: number; weight: number }[],
  colorCount: number,
): { score: number; penalty: number } {
  const reached = parts.reduce((sum, { points, weight }) => sum + (points * weight) / 100, 0);
  const penalty = POINTS_PER_EXTRA_COLOR * Math.max(0, colorCount - FREE_COLORS);
  const score = Math.round(MIN_ICON_SCORE + ((MAX_ICON_SCORE - MIN_ICON_SCORE) * reached) / 100) - penalty;
  return { score: Math.min(MAX_ICON_SCORE, Math.max(MIN_ICON_SCORE, score)), penalty };
}

/**
 * Computes an icon score from an app's rating, a whole number of 65–95: round(15 · rating + jitter), clamped. The jitter
 * (−2 to 2) is a hash of the app's id, so scores are stable. Returns `null` for apps without a rating. The formula is
 * part of the product's specification.
 */
export function computeRatingScore({ id, rating }: { id: number; rating: number | null }): number | null {
  if (rating === null) return null;
  const jitter = ((id * 2_654_435_761) % 5) - 2;
  return Math.min(95, Math.max(65, Math.round(rating * 15 + jitter)));
}

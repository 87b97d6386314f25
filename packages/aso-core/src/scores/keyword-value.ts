/** Name and version of the opportunity; a change of its results needs a new version. */
export const OPPORTUNITY_ALGORITHM = { algorithm: "reach-without-difficulty", version: 1 } as const;

/**
 * Relative number of searches by popularity. Chosen by us: Apple publishes no volumes, only that popularity is relative,
 * and observers describe its scale as exponential (https://trysonar.app/blog/apple-search-popularity).
 */
const SEARCHES: readonly (readonly [popularity: number, searches: number])[] = [
  [5, 1],
  [10, 3],
  [20, 10],
  [30, 35],
  [40, 90],
  [50, 200],
  [60, 400],
  [70, 750],
  [80, 2_000],
  [90, 8_000],
  [100, 32_000],
];
const MAX_SEARCHES = 32_000;

/**
 * Returns the relative search volume at a popularity (5–100, clamped), 1–32,000: the known volumes, interpolated on a log
 * scale. A keyword with twice the figure has about twice the searches.
 */
export function interpolateSearches(popularity: number): number {
  const at = Math.min(100, Math.max(5, popularity));
  const upper = Math.max(
    1,
    SEARCHES.findIndex(([known]) => known >= at),
  );
  const [low, from] = SEARCHES[upper - 1] ?? [5, 1];
  const [high, to] = SEARCHES[upper] ?? [100, MAX_SEARCHES];
  return from * (to / from) ** ((at - low) / (high - low));
}

/**
 * Computes the ease of a keyword, 0–1: 1 − (difficulty / 100)². Chosen by us: squared, because apps of average strength
 * still rank for keywords of low and medium difficulty.
 */
function computeEase(difficulty: number): number {
  return 1 - (difficulty / 100) ** 2;
}

/**
 * Computes the value of a keyword, 0–100: popularity · (1 − (difficulty / 100)²). It weighs keywords that compete for
 * the characters of a listing; chosen by us, linear in popularity so that one popular keyword doesn't outweigh all
 * others. Returns `null` if a metric is unknown.
 */
export function computeKeywordValue({
  popularity,
  difficulty,
}: {
  popularity: number | null;
  difficulty: number | null;
}): number | null {
  if (popularity === null || difficulty === null) return null;
  return popularity * computeEase(difficulty);
}

/**
 * Computes the opportunity of a keyword, a whole number of 0–100: ⌊100 · log10(1 + searches) / log10(32,001) · (1 −
 * (difficulty / 100)²)⌋ with the relative search volume of {@link interpolateSearches}. Chosen by us: the logarithm keeps
 * keywords of medium volume comparable with those of the highest.
 */
export function computeOpportunity(popularity: number, difficulty: number): number {
  const reach = Math.log10(1 + interpolateSearches(popularity)) / Math.log10(1 + MAX_SEARCHES);
  return Math.floor(100 * reach * computeEase(difficulty));
}

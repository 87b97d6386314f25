/** Last rank that counts as ranked: searches return at most 200 apps. */
export const LAST_RANK = 200;

/** Rank of an app that was checked but isn't among them. */
export const NOT_RANKED = LAST_RANK + 1;

/**
 * Computes the click share of a rank (from 1), the share of the taps on search results that go to it, 0–0.3: 0.30 / rank
 * to rank 10, 0.09 / rank to rank 20, 0.0045 · (20 / rank)² to rank 200, otherwise 0.
 *
 * Chosen by us within published ranges, because stores don't publish theirs. App store guides name 30–35% for rank 1,
 * 15–20% for rank 2, 10–12% for rank 3, 2–4% for ranks 6–10 and less than 1% from rank 11 on. Sistrix measured 28.5,
 * 15.7, 11 and, at rank 10, 2.5% in web search
 * (https://yougov.co.uk/topics/resources/articles-reports/2020/07/15/first-organic-search-result-sees-average-click-thr).
 */
export function computeClickShare(rank: number): number {
  if (rank > LAST_RANK) return 0;
  if (rank <= 10) return 0.3 / rank;
  if (rank <= 20) return 0.09 / rank;
  return 0.0045 * (20 / rank) ** 2;
}

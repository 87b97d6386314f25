/** Rating of an app in a store, 0–5, and the number of ratings behind it; `null` if unknown. */
export interface StoreRating {
  rating: number | null;
  ratingCount: number | null;
}

/**
 * Computes the rating of a product in several stores: Σ rating · ratings ÷ Σ ratings, 0–5, with the sum of the ratings.
 * The rating is `null` without any ratings; both are `null` if one of a store's figures is unknown.
 */
export function combineRatings(stores: readonly StoreRating[]): StoreRating {
  const known = stores.flatMap(({ rating, ratingCount }) => {
    if (ratingCount === null || (rating === null && ratingCount > 0)) return [];
    return { ratingCount, sum: (rating ?? 0) * ratingCount };
  });
  if (known.length < stores.length) return { rating: null, ratingCount: null };
  const ratingCount = known.reduce((total, store) => total + store.ratingCount, 0);
  const sum = known.reduce((total, store) => total + store.sum, 0);
  return { rating: ratingCount > 0 ? sum / ratingCount : null, ratingCount };
}

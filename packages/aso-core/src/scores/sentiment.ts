/** Sentiment above which a review is positive, and below whose negative it is negative; chosen by us. */
export const SENTIMENT_THRESHOLD = 0.2;

/**
 * Computes the sentiment of a review, −1 to 1: 0.6 · (rating − 3) / 2 + 0.4 · x / √(x² + 15), for the sum x of the
 * scores of its words on AFINN's scale of −5 to 5. The normalization of x is that of VADER (Hutto & Gilbert 2014,
 * https://doi.org/10.1609/icwsm.v8i1.14550). The weights are chosen by us: stars say what the author means, while words
 * may be ironic.
 * @param rating 1–5 stars
 */
export function computeReviewSentiment(rating: number, wordScore: number): number {
  return (0.6 * (rating - 3)) / 2 + 0.4 * (wordScore / Math.sqrt(wordScore ** 2 + 15));
}

/** Computes the sentiment score of at least one review, a whole number of 0–100: 50 + 50 · the mean of their sentiments. */
export function computeSentimentScore(sentiments: readonly number[]): number {
  const mean = sentiments.reduce((total, sentiment) => total + sentiment, 0) / sentiments.length;
  return Math.round(50 + 50 * mean);
}

// A separate entry point, so that only pages that show scores include it.
export { computeAsoScore, type AsoScore } from "./aso-score";
export { computeDifficulty, DIFFICULTY_ALGORITHM, type Difficulty } from "./difficulty";
export { computeIconScore, computeRatingScore, FREE_COLORS } from "./icon-score";
export {
  computeKeywordValue,
  computeOpportunity,
  interpolateSearches,
  OPPORTUNITY_ALGORITHM,
} from "./keyword-value";
export {
  computeAutocompleteDepth,
  estimatePopularity,
  MAX_PREFIX_CHARS,
  POPULARITY_ALGORITHM,
  type PopularityEstimate,
} from "./popularity";
export type { Contender } from "./search-results";
export { computeReviewSentiment, computeSentimentScore, SENTIMENT_THRESHOLD } from "./sentiment";
export { computeSimilarity, createWordSet, MAX_RANK, type Traits } from "./similarity";

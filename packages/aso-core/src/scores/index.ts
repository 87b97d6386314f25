// A separate entry point, so that only pages that show scores include it.
export { BASE_POINTS, computeAsoScore, type AsoScore, type AsoScorePart } from "./aso-score";
export { CHANCE_ALGORITHM, CHANCE_RESULTS, computeChance, type ChanceInput } from "./chance";
export {
  CALIBRATION_DAYS,
  computeCalibration,
  MIN_OBSERVATIONS,
  type ChanceObservation,
} from "./chance-calibration";
export { computeDifficulty, DIFFICULTY_ALGORITHM, type Difficulty } from "./difficulty";
export type { Estimate } from "./estimate";
export { computeIconScore, computeRatingScore, FREE_COLORS } from "./icon-score";
export {
  computeKeywordValue,
  computeOpportunity,
  interpolateSearches,
  OPPORTUNITY_ALGORITHM,
} from "./keyword-value";
export {
  createListingMatcher,
  isInListing,
  LISTING_FILTERS,
  LISTING_PLACES,
  type ListingFields,
  type ListingFilter,
  type ListingMatch,
  type ListingPlace,
} from "./listing-match";
export {
  computeAutocompleteDepth,
  estimatePopularity,
  MAX_PREFIX_CHARS,
  POPULARITY_ALGORITHM,
  type PopularityEstimate,
} from "./popularity";
export {
  computeRelevance,
  isSuggestible,
  MIN_RELEVANCE,
  RELEVANCE_ALGORITHM,
  type Relevance,
  type RelevancePart,
  type RelevanceSubject,
  type WordFrequencies,
} from "./relevance";
export type { Contender } from "./search-results";
export { computeReviewSentiment, computeSentimentScore, SENTIMENT_THRESHOLD } from "./sentiment";
export { computeSimilarity, createWordSet, MAX_RANK, type Traits } from "./similarity";
export {
  computeStrength,
  computeTextMatch,
  createStrengthMeter,
  type IndexedApp,
  type Strength,
} from "./strength";
export { computeSuggestionScore, SUGGESTION_ALGORITHM, type SuggestionInput } from "./suggestion-score";

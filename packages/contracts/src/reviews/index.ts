export {
  ManagedReviewSchema,
  MAX_REPLY_LENGTH,
  ReplySchema,
  ReviewInboxStatsSchema,
  reviewManagerEndpoints,
  ReviewTabSchema,
  type ManagedReview,
  type Reply,
  type ReviewInboxStats,
  type ReviewTab,
} from "./review-manager";
export {
  ReviewAnalysisSchema,
  REVIEWS_PAGE_SIZE,
  ReviewSchema,
  reviewsEndpoints,
  ReviewStatsSchema,
  ReviewTopicSchema,
  type Review,
  type ReviewAnalysis,
  type ReviewStats,
} from "./reviews";

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
export { groupTopics, type TopicGroup } from "./group-topics";
export {
  ReviewAnalysisSchema,
  REVIEWS_PAGE_SIZE,
  ReviewSchema,
  reviewsEndpoints,
  ReviewStatsSchema,
  ReviewThemeSchema,
  ReviewTopicSchema,
  type Review,
  type ReviewAnalysis,
  type ReviewTheme,
  type ReviewTopic,
  type ReviewStats,
} from "./reviews";

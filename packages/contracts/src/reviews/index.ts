export {
  MAX_REPLY_LENGTH,
  ReplyDeliverySchema,
  ReplyFilterSchema,
  ReplySchema,
  type Reply,
  type ReplyDelivery,
  type ReplyFilter,
} from "./replies";
export {
  ManagedReviewSchema,
  MAX_MARKED_REVIEWS,
  ReviewThemesSchema,
  ReviewInboxStatsSchema,
  reviewManagerEndpoints,
  ReviewTabSchema,
  type ManagedReview,
  type ReviewInboxStats,
  type ReviewTab,
  type ReviewThemes,
} from "./review-manager";
export {
  AppStoreKeySchema,
  GooglePlayKeySchema,
  ReviewConnectionSchema,
  reviewConnectionsEndpoints,
  type ReviewConnection,
  type ReviewConnectionTest,
} from "./review-connections";
export { groupTopics, THEME_LABELS, type TopicGroup } from "./group-topics";
export {
  ReviewAnalysisSchema,
  REVIEW_STORE_OPTIONS,
  REVIEWS_PAGE_SIZE,
  ReviewSchema,
  reviewsEndpoints,
  ReviewStatsSchema,
  ReviewStoreSchema,
  ReviewThemeSchema,
  ReviewTopicSchema,
  type Review,
  type ReviewAnalysis,
  type ReviewTheme,
  type ReviewTopic,
  type ReviewStats,
  type ReviewStore,
} from "./reviews";

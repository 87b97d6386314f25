export { z } from "./zod";
export { DEFAULT_TITLE, getPageTitle, PRODUCT_NAME } from "./platform/brand";
export { formatPageTitle, getTitleKey, hasOwnName } from "./platform/page-title";
export { isAdminRole, parseRole, ROLES, RoleSchema, type Role } from "./platform/roles";
export { ERROR_STATUS, ErrorBodySchema, type ErrorBody, type ErrorCode } from "./platform/errors";
export { endpoint, type Access, type Endpoint, type Method, type Schema } from "./platform/endpoint";
export { AuthoredHtmlSchema, AuthoredTextSchema, PictureUrlSchema } from "./platform/pictures";
export { answer, PaginationSchema, type Pagination } from "./platform/envelope";
export {
  ADMIN_AREA,
  BUCKET_COOKIE,
  BUCKET_HEADER,
  IntegritySchema,
  OLDEST_SHELL_CONTRACT,
  REMOTE_NAMES,
  RegistrySchema,
  ReleaseSchema,
  ReleaseVersionSchema,
  RemoteDescriptorSchema,
  RemoteNameSchema,
  SHELL_CONTRACT,
  isInAdminArea,
  omitAdminParts,
  type Budget,
  type EndpointSnapshot,
  type EventSnapshot,
  type Guard,
  type JsonSchema,
  type NavEntry,
  type Registry,
  type RegistryRemote,
  type Release,
  type RemoteDescriptor,
  type RemoteName,
  type RemoteRoute,
  type Uses,
  type Widget,
} from "./platform/remotes";
export {
  ReleasePointersSchema,
  parseReleasePointers,
  getReleasePointer,
  promote,
  rollBack,
  getPointerVersions,
  addEvent,
  type ReleasePointers,
} from "./platform/release-pointers";
export {
  doPatternsOverlap,
  FALLBACK_ROUTE,
  computeSpecificity,
  SERVER_ROUTES,
  SHELL_ROUTES,
} from "./platform/route-patterns";
export { satisfies } from "./platform/version-range";
export {
  AppEventSchemas,
  getAppEventVersion,
  STATE_EVENTS,
  type AppEventName,
  type AppEventPayload,
  type AppEvents,
  type KeywordEventPayload,
  type StateEventName,
} from "./platform/app-events";
export { EVENT_TOASTS, type EventToast, type ToastEventName } from "./platform/event-toasts";
export { parseDetails, setDetails, removeDetails, type DetailsParams } from "./platform/details-params";
export { SOCKET_PATH, SocketEventSchemas, type SocketEvents } from "./platform/socket-events";
export {
  CountrySchema,
  DEFAULT_COUNTRY,
  NOT_RANKED,
  SELECTABLE_COUNTRIES,
  STOREFRONTS,
} from "./platform/storefronts";
export { ProvenanceSchema, SourceSchema, type Provenance, type Source } from "./platform/provenance";
export {
  authEndpoints,
  LoginBodySchema,
  PasswordSchema,
  RegisterBodySchema,
  SecondFactorChallengeSchema,
  SessionAnswerSchema,
  SignInAnswerSchema,
  UserSchema,
  VerificationStatusSchema,
  type SecondFactorChallenge,
  type SessionAnswer,
  type SignInAnswer,
  type User,
} from "./api/auth";
export {
  PasskeyCreatedSchema,
  PasskeyCreationOptionsSchema,
  PasskeyRequestOptionsSchema,
  PasskeySchema,
  PasskeyUsedSchema,
  type Passkey,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
} from "./api/passkeys";
export {
  CodeSchema,
  ConfirmationMethodSchema,
  ConfirmationProofSchema,
  SECOND_FACTOR_METHODS,
  SecondFactorProofSchema,
  type ConfirmationMethod,
  type ConfirmationProof,
  type SecondFactorMethod,
  type SecondFactorProof,
} from "./api/sign-in-proofs";
export { ConfirmationSchema, secondFactorEndpoints, type Confirmation } from "./api/second-factor";
export {
  adminSecondFactorEndpoints,
  MAX_PASSKEYS,
  RECOVERY_CODE_COUNT,
  SignInFactorsSchema,
  signInFactorsEndpoints,
  type SignInFactors,
} from "./api/sign-in-factors";
export {
  AccountExportSchema,
  accountEndpoints,
  AccountSessionSchema,
  AccountSettingsSchema,
  ChangeEmailBodySchema,
  ChangePasswordBodySchema,
  DeleteAccountBodySchema,
  ProfileBodySchema,
  SignInMethodsSchema,
  type AccountSession,
  type AccountSettings,
} from "./api/account";
export {
  GOOGLE_ERRORS,
  GOOGLE_START_PATH,
  googleEndpoints,
  GoogleExchangeBodySchema,
  GoogleStartQuerySchema,
  type GoogleError,
} from "./api/google";
export {
  ActivityReportSchema,
  OnlineUserSchema,
  PRESENCE_REPORT_INTERVAL_MS,
  PRESENCE_START_DELAY_MS,
  presenceEndpoints,
  PresenceStatusSchema,
  type OnlineUser,
} from "./api/presence";
export {
  AdminUserDetailSchema,
  adminUserEndpoints,
  EditedUserSchema,
  NewUserSchema,
  type AdminUserDetail,
} from "./api/admin-users";
export { activityEndpoints, AuditEntrySchema, type AuditEntry } from "./api/activity";
export {
  ALERT_KINDS,
  AlertConfigBodySchema,
  systemAlertsEndpoints,
  type AlertConfig,
  type SystemAlert,
} from "./api/system-alerts";
export { adminAnalyticsEndpoints, type AdminAnalytics, type AnalyticsDay } from "./api/admin-analytics";
export {
  adminCatalogEndpoints,
  APP_STATES,
  AppNoteSchema,
  type AdminApp,
  type AdminAppDetail,
  type AdminKeyword,
} from "./api/admin-catalog";
export { adminTagsEndpoints, TAG_TONES, TagInputSchema, type AdminTag, type Tag } from "./api/admin-tags";
export {
  PoolRequestSchema,
  REQUEST_STATES,
  requestPoolEndpoints,
  StoreHostSchema,
  StoreSourceHealthSchema,
  type PoolRequest,
  type StoreHost,
  type StoreSourceHealth,
} from "./api/request-pool";
export {
  siteEndpoints,
  ConfigEntrySchema,
  LicenseStatusSchema,
  CONNECTION_ERROR_CODES,
  type ClientReport,
  type ConfigEntry,
  type LicenseStatus,
} from "./api/site";
export {
  AdminConfigEntrySchema,
  CONFIG_TYPES,
  ConfigBatchSchema,
  getConfigValueSchema,
  siteConfigEndpoints,
  type AdminConfigEntry,
  type ConfigBatch,
  type ConfigType,
} from "./api/site-config";
export {
  AppIdSchema,
  appsEndpoints,
  AppSchema,
  AppSummarySchema,
  PlatformSchema,
  type App,
  type AppSummary,
} from "./api/apps";
export {
  JobSchema,
  KeywordTextSchema,
  RankSchema,
  userKeywordsEndpoints,
  UserKeywordSchema,
  type Job,
  type Rank,
  type UserKeyword,
} from "./api/keywords";
export { KeywordRankingSchema, rankingsEndpoints, type KeywordRanking } from "./api/rankings";
export {
  BlogCategorySchema,
  BlogPostSchema,
  contentEndpoints,
  ContentPageSchema,
  type BlogCategory,
  type BlogPost,
  type ContentPage,
  GUIDE_RESOURCES,
} from "./api/content";
export {
  BLOG_POST_SORTS,
  BlogCategoryInputSchema,
  blogAdminEndpoints,
  BlogPostInputSchema,
  EditedPostSchema,
  PostStateSchema,
  type BlogCategoryInput,
  type BlogPostInput,
  type EditedPost,
} from "./api/blog-admin";
export { cmsEndpoints, ContentPageInputSchema, type ContentPageInput } from "./api/cms";
export {
  ContactBodySchema,
  contactEndpoints,
  ContactMessageSchema,
  ContactStatusSchema,
  type ContactBody,
  type ContactMessage,
  type ContactStatus,
} from "./api/contact";
export {
  EditedFaqSchema,
  FAQ_CATEGORIES,
  faqAdminEndpoints,
  FaqCategorySchema,
  faqEndpoints,
  FaqInputSchema,
  FaqSchema,
  type EditedFaq,
  type Faq,
  type FaqCategory,
  type FaqCategoryCount,
  type FaqInput,
} from "./api/faq";
export {
  FeatureLimitSchema,
  limitsEndpoints,
  PlanFeatureSchema,
  PublicPlanSchema,
  UNLIMITED,
  UsageSchema,
  type FeatureLimit,
  type PlanFeature,
  type PublicPlan,
  type Usage,
} from "./api/limits";
export {
  AdminSubscriptionSchema,
  billingEndpoints,
  PaddleProductSchema,
  PaddleSettingsSchema,
  type AdminSubscription,
  type PaddleProduct,
} from "./api/billing";
export {
  limitsAdminEndpoints,
  LimitDefinitionSchema,
  LimitTemplateBodySchema,
  LimitTemplateSchema,
  UserLimitsSchema,
  type LimitDefinition,
  type LimitTemplate,
  type UserLimits,
} from "./api/limits-admin";
export { SHOWCASE_DAYS, showcaseEndpoints, ShowcaseResultSchema, type ShowcaseResult } from "./api/showcase";
export { ADMIN_USER_SORTS, adminEndpoints, AdminUserSchema, type AdminUser } from "./api/admin";
export {
  GateFindingSchema,
  ReleaseEventSchema,
  ReleasePointerSchema,
  releasesEndpoints,
  ReleaseStatusSchema,
  type GateFinding,
  type ReleaseEvent,
  type ReleasePointer,
  type ReleaseStatus,
} from "./api/releases";
export type { ReleaseHealth } from "./api/release-health";
export { ReleaseNameSchema, type ReleaseName } from "./api/release-token";
export { mediaEndpoints } from "./api/media";
export { LOG_LEVELS, LogLevelSchema, logsEndpoints, type LogLevel, type LogLine } from "./api/logs";
export {
  EmailTemplateInputSchema,
  mailAdminEndpoints,
  type EmailTemplate,
  type EmailTemplateInput,
  type OutboxMail,
} from "./api/mail-admin";
export {
  NotificationAudienceSchema,
  NotificationInputSchema,
  NotificationLevelSchema,
  notificationsEndpoints,
  type AdminNotification,
  type Notification,
  type NotificationAudience,
  type NotificationInput,
} from "./api/notifications";
export {
  REPORT_KINDS,
  ReportInputSchema,
  ReportKindSchema,
  reportsEndpoints,
  type Report,
  type ReportInput,
  type ReportKind,
  type ReportTemplate,
} from "./api/reports";
export { endpoints } from "./api/endpoints";
export {
  EXPORT_INCOMPLETE,
  EXPORT_STREAM_PATH,
  EXPORT_TRUNCATED_HEADER,
  DateRangeSchema,
  ExportBodySchema,
  ExportDataTypeSchema,
  exportsEndpoints,
  ExportFormatSchema,
  ExportJobSchema,
  type DateRange,
  type ExportJob,
} from "./api/exports";
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
} from "./api/reviews";
export {
  SHARE_LIFETIME_DAYS,
  ShareBodySchema,
  SharedAnalysisSchema,
  ShareSchema,
  sharesEndpoints,
  type Share,
  type SharedAnalysis,
} from "./api/shares";
export {
  analyticsEndpoints,
  AnalyticsPointSchema,
  GranularitySchema,
  ListingChangeSchema,
  ListingFieldSchema,
  type AnalyticsPoint,
  type Granularity,
  type ListingChange,
} from "./api/analytics";
export {
  ChecklistItemSchema,
  ChecklistSchema,
  checklistsEndpoints,
  ChecklistSummarySchema,
  type Checklist,
  type ChecklistItem,
  type ChecklistSummary,
} from "./api/checklists";
export {
  AlertConditionSchema,
  AlertRuleBodySchema,
  AlertRuleSchema,
  AlertSchema,
  alertsEndpoints,
  type Alert,
  type AlertRule,
} from "./api/alerts";
export {
  KeywordMetricsSchema,
  MetricSchema,
  researchEndpoints,
  SuggestionSchema,
  type KeywordMetrics,
  type Metric,
  type Suggestion,
} from "./api/research";
export {
  AppleAdsBodySchema,
  appleAdsEndpoints,
  AppleAdsSettingsSchema,
  AppleAdsTestSchema,
  type AppleAdsBody,
  type AppleAdsSettings,
  type AppleAdsTest,
} from "./api/apple-ads";
export { ownAppsEndpoints } from "./api/own-apps";
export {
  BulkLineSchema,
  keywordListsEndpoints,
  SavedViewSchema,
  type BulkLine,
  type SavedView,
} from "./api/keyword-lists";
export { rankingJobsEndpoints } from "./api/ranking-jobs";
export {
  CoveragePlanSchema,
  ListingTextsSchema,
  LocaleTextsSchema,
  LocalizationConflictSchema,
  LocalizationDraftSchema,
  localizationsEndpoints,
  LocalizationVersionSchema,
  type LocalizationConflict,
  type LocalizationDraft,
  type LocalizationVersion,
} from "./api/localizations";
export {
  MAX_REPLY_LENGTH,
  ManagedReviewSchema,
  ReplySchema,
  ReviewInboxStatsSchema,
  reviewManagerEndpoints,
  ReviewTabSchema,
  type ManagedReview,
  type Reply,
  type ReviewInboxStats,
  type ReviewTab,
} from "./api/review-manager";
export {
  API_KEY_SCOPES,
  ApiKeySchema,
  apiKeysEndpoints,
  MAX_API_KEY_DAYS,
  MAX_API_KEYS,
  NewApiKeySchema,
  type ApiKey,
  type ApiKeyScope,
  type NewApiKey,
} from "./api/api-keys";
export {
  MAX_DRAFT_LENGTH,
  MAX_DRAFTS,
  ToolDraftConflictSchema,
  ToolDraftSchema,
  toolDraftsEndpoints,
  type ToolDraft,
} from "./api/tool-drafts";
export {
  DescriptionDraftSchema,
  IconDraftSchema,
  KeywordDraftSchema,
  ReplyTemplatesSchema,
  ScreenSchema,
  ScreenshotDraftSchema,
  TitleDraftSchema,
  TOOL_DRAFT_SCHEMAS,
  ToolNameSchema,
  type DescriptionDraft,
  type IconDraft,
  type KeywordDraft,
  type ReplyTemplates,
  type Screen,
  type ScreenshotDraft,
  type TitleDraft,
  type ToolName,
} from "./api/tool-data";
export {
  CompetitorDataSchema,
  CompetitorKeywordSchema,
  CompetitorSchema,
  competitorsEndpoints,
  type Competitor,
  type CompetitorData,
  type CompetitorKeyword,
} from "./api/competitors";
export {
  KeywordFigureSchema,
  OptimizationKindSchema,
  OptimizationSchema,
  OptimizedTextsSchema,
  optimizerEndpoints,
  OptimizerReportSchema,
  type Optimization,
  type OptimizationKind,
  type OptimizedTexts,
} from "./api/optimizer";
export {
  CompetitorIconSchema,
  ICON_UNREADABLE_TEXT,
  IconAnalysisSchema,
  IconColorSchema,
  iconsEndpoints,
  ShelfIconSchema,
  type CompetitorIcon,
  type IconAnalysis,
  type IconColor,
  type ShelfIcon,
} from "./api/icons";
export {
  keywordMetricsEndpoints,
  CachedMetricsSchema,
  MAX_METRICS_KEYWORDS,
  type CachedMetrics,
} from "./api/keyword-metrics";

export { activityEndpoints, AuditEntrySchema, type AuditEntry } from "./activity";
export { adminAnalyticsEndpoints, type AdminAnalytics, type AnalyticsDay } from "./admin-analytics";
export {
  adminCatalogEndpoints,
  APP_STATES,
  AppNoteSchema,
  type AdminApp,
  type AdminAppDetail,
  type AdminKeyword,
} from "./admin-catalog";
export { adminTagsEndpoints, TAG_TONES, TagInputSchema, type AdminTag, type Tag } from "./admin-tags";
export {
  AdminUserDetailSchema,
  adminUserEndpoints,
  EditedUserSchema,
  NewUserSchema,
  type AdminUserDetail,
} from "./admin-users";
export {
  customerEndpoints,
  TIMELINE_KINDS,
  type CustomerApp,
  type CustomerOverview,
  type TimelineEntry,
  type TimelineKind,
} from "./customer";
export { ADMIN_USER_SORTS, adminEndpoints, AdminUserSchema, type AdminUser } from "./admin";
export { businessEndpoints, type Business, type BusinessCount, type LimitPressure } from "./business";
export {
  BUSINESS_DAYS,
  describeSegment,
  formatSegment,
  FUNNEL_STEPS,
  parseSegment,
  PERIOD_SEGMENTS,
  SegmentSchema,
  type BusinessDays,
  type PeriodSegment,
  type Segment,
} from "./segments";
export {
  AppleAdsBodySchema,
  appleAdsEndpoints,
  AppleAdsSettingsSchema,
  AppleAdsTestSchema,
  type AppleAdsBody,
  type AppleAdsSettings,
  type AppleAdsTest,
} from "./apple-ads";
export { LOG_LEVELS, LogLevelSchema, logsEndpoints, type LogLevel, type LogLine } from "./logs";
export {
  PoolRequestSchema,
  REQUEST_STATES,
  requestPoolEndpoints,
  StoreHostSchema,
  StoreSourceHealthSchema,
  type PoolRequest,
  type StoreHost,
  type StoreSourceHealth,
} from "./request-pool";
export {
  ALERT_KINDS,
  AlertConfigBodySchema,
  systemAlertsEndpoints,
  type AlertConfig,
  type SystemAlert,
} from "./system-alerts";

export { z } from "./zod";
export { DEFAULT_TITLE, pageTitle, PRODUCT_NAME } from "./platform/brand";
export { isAdminRole, parseRole, ROLES, RoleSchema, type Role } from "./platform/roles";
export { ERROR_STATUS, ErrorBodySchema, type ErrorBody, type ErrorCode } from "./platform/errors";
export { endpoint, type Access, type Endpoint, type Method, type Schema } from "./platform/endpoint";
export { answer, PaginationSchema, type Pagination } from "./platform/envelope";
export {
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
  LiveSchema,
  parseLive,
  pointerOf,
  promote,
  rollBack,
  versionsOf,
  withEvent,
  type Live,
} from "./platform/live";
export { checkRelease, type GateInput } from "./platform/gate/check-release";
export { checkClaims } from "./platform/gate/claims";
export { isPlainName, type MeasuredFile } from "./platform/gate/files";
export { scoreOf, SHELL_ROUTES } from "./platform/gate/route-patterns";
export { endpointName, snapshotApi, snapshotEndpoint, snapshotPayload } from "./platform/gate/snapshots";
export {
  AppEventSchemas,
  appEventVersion,
  STATE_EVENTS,
  type AppEventName,
  type AppEventPayload,
  type AppEvents,
  type KeywordEventPayload,
  type StateEventName,
} from "./platform/app-events";
export { SOCKET_PATH, SocketEventSchemas, type SocketEvents } from "./platform/socket-events";
export { CountrySchema, DEFAULT_COUNTRY, NOT_RANKED, SELECTABLE_COUNTRIES } from "./platform/storefronts";
export { ProvenanceSchema, SourceSchema, type Provenance, type Source } from "./platform/provenance";
export {
  authEndpoints,
  LoginBodySchema,
  PasswordSchema,
  RegisterBodySchema,
  SessionAnswerSchema,
  UserSchema,
  VerificationStatusSchema,
  type SessionAnswer,
  type User,
} from "./api/auth";
export { siteEndpoints, ConfigEntrySchema, type ClientReport, type ConfigEntry } from "./api/site";
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
  type BlogCategory,
  type BlogPost,
} from "./api/content";
export {
  FeatureLimitSchema,
  limitsEndpoints,
  UNLIMITED,
  UsageSchema,
  type FeatureLimit,
  type Usage,
} from "./api/limits";
export { ADMIN_USER_SORTS, adminEndpoints, AdminUserSchema, type AdminUser } from "./api/admin";
export {
  GateFindingSchema,
  ReleaseEventSchema,
  ReleaseNameSchema,
  ReleasePointerSchema,
  releasesEndpoints,
  ReleaseStatusSchema,
  type GateFinding,
  type ReleaseEvent,
  type ReleaseHealth,
  type ReleaseName,
  type ReleasePointer,
  type ReleaseStatus,
} from "./api/releases";
export { endpoints } from "./api/endpoints";

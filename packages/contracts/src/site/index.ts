export { getSignUpLabel, TRIAL_KEY } from "./sign-up-label";
export { DEFAULT_TITLE, PRODUCT_NAME } from "./brand";
export { formatPageTitle, getRouteTitle, getTitleKey, hasOwnName } from "./page-title";
export {
  FIRST_SEARCH,
  getHistoryLabel,
  SHOWCASE_DAYS,
  showcaseEndpoints,
  ShowcaseResultSchema,
  type ShowcaseResult,
} from "./showcase";
export {
  AdminConfigEntrySchema,
  CONFIG_TYPES,
  ConfigBatchSchema,
  getConfigValueSchema,
  siteConfigEndpoints,
  type AdminConfigEntry,
  type ConfigBatch,
  type ConfigType,
} from "./site-config";
export {
  ConfigEntrySchema,
  CONNECTION_ERROR_CODES,
  SLOW_MOUNT_CODE,
  LicenseStatusSchema,
  PageTokenSchema,
  siteEndpoints,
  type ClientReport,
  type ConfigEntry,
  type LicenseStatus,
} from "./site";

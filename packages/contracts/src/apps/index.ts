export {
  AppLinkSchema,
  appLinksEndpoints,
  AppLinkStateSchema,
  LinkMatchSchema,
  type AppLink,
  type AppLinkState,
  type LinkMatch,
} from "./app-links";
export { AppIdSchema, appsEndpoints, TrackedAppSchema, type TrackedApp } from "./apps";
export {
  AppSchema,
  AppSummarySchema,
  DataSafetySchema,
  InAppPurchasesSchema,
  PlatformSchema,
  RelationSchema,
  type App,
  type AppSummary,
  type DataSafety,
  type InAppPurchases,
  type Relation,
} from "./listing";
export {
  CompetitorDataSchema,
  CompetitorKeywordSchema,
  CompetitorSchema,
  CompetitorOriginSchema,
  competitorsEndpoints,
  type Competitor,
  type CompetitorData,
  type CompetitorKeyword,
} from "./competitors";
export { ownAppsEndpoints } from "./own-apps";
export { appRelationsEndpoints } from "./relations";

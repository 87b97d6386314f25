export {
  AppLinkSchema,
  appLinksEndpoints,
  AppLinkStateSchema,
  LinkMatchSchema,
  type AppLink,
  type AppLinkState,
  type LinkMatch,
} from "./app-links";
export {
  AppIdSchema,
  AppSchema,
  appsEndpoints,
  AppSummarySchema,
  DataSafetySchema,
  InAppPurchasesSchema,
  PlatformSchema,
  RelationSchema,
  TrackedAppSchema,
  type App,
  type AppSummary,
  type DataSafety,
  type InAppPurchases,
  type Relation,
  type TrackedApp,
} from "./apps";
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

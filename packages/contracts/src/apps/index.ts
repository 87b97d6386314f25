export {
  AppIdSchema,
  AppSchema,
  appsEndpoints,
  AppSummarySchema,
  PlatformSchema,
  type App,
  type AppSummary,
} from "./apps";
export {
  CompetitorDataSchema,
  CompetitorKeywordSchema,
  CompetitorSchema,
  competitorsEndpoints,
  type Competitor,
  type CompetitorData,
  type CompetitorKeyword,
} from "./competitors";
export { ownAppsEndpoints } from "./own-apps";

// What answers are held against, in a step of its own.
export {
  appsEndpoints,
  authEndpoints,
  limitsEndpoints,
  presenceEndpoints,
  siteEndpoints,
  userKeywordsEndpoints,
} from "@listwise/contracts";

// Evaluates the endpoint schemas in a separate task.
export {
  appsEndpoints,
  authEndpoints,
  limitsEndpoints,
  presenceEndpoints,
  siteEndpoints,
  userKeywordsEndpoints,
} from "@listwise/contracts";

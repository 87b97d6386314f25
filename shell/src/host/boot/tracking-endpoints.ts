// Evaluates the endpoint schemas of apps and keywords in a separate task.
export { appsEndpoints } from "@listwise/contracts/apps";
export { userKeywordsEndpoints } from "@listwise/contracts/keywords";
export { limitsEndpoints } from "@listwise/contracts/limits";

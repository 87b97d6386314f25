// Evaluates the endpoint schemas in a separate task.
export { presenceEndpoints } from "@listwise/contracts/account";
export { appsEndpoints } from "@listwise/contracts/apps";
export { authEndpoints } from "@listwise/contracts/auth";
export { userKeywordsEndpoints } from "@listwise/contracts/keywords";
export { limitsEndpoints } from "@listwise/contracts/limits";
export { siteEndpoints } from "@listwise/contracts/site";

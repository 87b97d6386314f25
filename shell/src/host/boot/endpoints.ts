// Evaluates the endpoint schemas of accounts in a separate task.
export { presenceEndpoints } from "@listwise/contracts/account";
export { authEndpoints } from "@listwise/contracts/auth";
export { siteEndpoints } from "@listwise/contracts/site";

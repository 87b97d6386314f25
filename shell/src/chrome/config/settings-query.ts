import { accountEndpoints } from "@listwise/contracts/account";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** Loads the account's settings. */
export const settingsQuery = queryOptions({
  queryKey: ["account", "settings"],
  queryFn: async ({ signal }) => (await call(accountEndpoints.settings, { signal })).data,
});

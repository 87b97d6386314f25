import { limitsAdminEndpoints } from "@listwise/contracts/limits";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** Query key prefix of all plan data. */
export const plansKey = ["admin", "plans"] as const;

export const templatesQuery = queryOptions({
  queryKey: [...plansKey, "templates"],
  queryFn: async ({ signal }) => (await call(limitsAdminEndpoints.templates, { signal })).data,
  staleTime: 0,
});

export const definitionsQuery = queryOptions({
  queryKey: [...plansKey, "definitions"],
  queryFn: async ({ signal }) => (await call(limitsAdminEndpoints.definitions, { signal })).data,
  staleTime: 0,
});

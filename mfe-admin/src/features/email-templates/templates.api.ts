import { mailAdminEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const templatesQuery = queryOptions({
  queryKey: ["admin", "email-templates"],
  queryFn: async ({ signal }) => (await call(mailAdminEndpoints.templates, { signal })).data,
  staleTime: 0,
  // What is being edited does not change by itself: a conflict tells.
  refetchOnWindowFocus: false,
});

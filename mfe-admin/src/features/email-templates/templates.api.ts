import { mailAdminEndpoints } from "@listwise/contracts/notifications";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const templatesQuery = queryOptions({
  queryKey: ["admin", "email-templates"],
  queryFn: async ({ signal }) => (await call(mailAdminEndpoints.templates, { signal })).data,
  staleTime: 0,
  // Conflict detection replaces refetching while a template is edited.
  refetchOnWindowFocus: false,
});

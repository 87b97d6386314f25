import { adminTagsEndpoints } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

const MAX_TAGS = 200;

export const tagsKey = ["admin", "tags"] as const;

/** Returns the query for all tags. */
export function allTagsQuery() {
  return queryOptions({
    queryKey: [...tagsKey, "all"],
    queryFn: async ({ signal }) =>
      (await call(adminTagsEndpoints.tags, { query: { pageSize: MAX_TAGS }, signal })).data,
  });
}

import { adminTagsEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

const MOST = 200;

export const tagsKey = ["admin", "tags"] as const;

/** Returns the query for all tags. */
export function allTagsQuery() {
  return queryOptions({
    queryKey: [...tagsKey, "all"],
    queryFn: async ({ signal }) =>
      (await call(adminTagsEndpoints.tags, { query: { pageSize: MOST }, signal })).data,
  });
}

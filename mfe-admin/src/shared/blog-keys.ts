import { contentEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** Everything of the blog below one key: a change of a category shows in the posts too. */
export const blogKey = ["admin", "blog"] as const;

export const blogCategoriesQuery = queryOptions({
  queryKey: [...blogKey, "categories"],
  queryFn: async ({ signal }) => (await call(contentEndpoints.categories, { signal })).data,
  staleTime: 0,
});

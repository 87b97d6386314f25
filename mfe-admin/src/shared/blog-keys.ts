import { contentEndpoints } from "@listwise/contracts/content";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** Query key prefix of all blog data: a changed category also affects posts. */
export const blogKey = ["admin", "blog"] as const;

export const blogCategoriesQuery = queryOptions({
  queryKey: [...blogKey, "categories"],
  queryFn: async ({ signal }) => (await call(contentEndpoints.categories, { signal })).data,
  staleTime: 0,
});

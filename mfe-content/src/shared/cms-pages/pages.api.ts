import { contentEndpoints } from "@listwise/contracts/content";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** Queries all published pages of a category, newest first. */
export function pagesOfQuery(category: string) {
  return queryOptions({
    queryKey: ["cms", "category", category],
    queryFn: async ({ signal }) =>
      (await call(contentEndpoints.pagesByCategory, { params: { category }, signal })).data,
  });
}

/** Queries a published page by its slug. */
export function pageQuery(slug: string) {
  return queryOptions({
    queryKey: ["cms", "page", slug],
    queryFn: async ({ signal }) =>
      (await call(contentEndpoints.pageBySlug, { params: { slug }, signal })).data,
    enabled: slug !== "",
  });
}

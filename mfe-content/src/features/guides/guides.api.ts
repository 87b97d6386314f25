import { contentEndpoints, type ContentPage } from "@listwise/contracts/content";
import { ApiError, call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

const CATEGORY = "GUIDES";

/** Queries all guides, which are filtered, searched and paged in the browser. */
export function guidesQuery() {
  return queryOptions({
    queryKey: ["cms", "category", CATEGORY],
    queryFn: async ({ signal }) =>
      (await call(contentEndpoints.pagesByCategory, { params: { category: CATEGORY }, query: {}, signal }))
        .data,
  });
}

export function guideQuery(slug: string) {
  return queryOptions({
    queryKey: ["cms", "page", slug],
    queryFn: async ({ signal }): Promise<ContentPage> =>
      (await call(contentEndpoints.pageBySlug, { params: { slug }, signal })).data,
    enabled: slug.trim() !== "",
  });
}

export const isGuide = (page: ContentPage) => page.category.toUpperCase() === CATEGORY;

/** Returns true if the server said that there is no such page, as opposed to not answering. */
export const isMissing = (problem: unknown) =>
  problem instanceof ApiError && [400, 404].includes(problem.status);

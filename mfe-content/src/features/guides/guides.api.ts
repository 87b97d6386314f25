import { contentEndpoints, type ContentPage } from "@listwise/contracts";
import { ApiError, call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

const CATEGORY = "GUIDES";

/** All guides: filtered, searched and paged here. */
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

/** Whether the server knows no such page, as against not having answered. */
export const isMissing = (problem: unknown) =>
  problem instanceof ApiError && [400, 404].includes(problem.status);

import { contentEndpoints } from "@listwise/contracts/content";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

const RELATED = 3;

export function postQuery(slug: string) {
  return queryOptions({
    queryKey: ["blog", "post", slug],
    queryFn: async ({ signal }) =>
      (await call(contentEndpoints.postBySlug, { params: { slug }, signal })).data,
  });
}

export function relatedQuery(id: number, categoryIds: readonly number[]) {
  return queryOptions({
    queryKey: ["blog", "related", id, categoryIds],
    queryFn: async ({ signal }) => {
      const query = { categories: categoryIds.join(","), limit: RELATED };
      return (await call(contentEndpoints.relatedPosts, { params: { id }, query, signal })).data;
    },
    enabled: categoryIds.length > 0,
  });
}

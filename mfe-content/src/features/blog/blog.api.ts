import { contentEndpoints } from "@listwise/contracts/content";
import type { z } from "@listwise/contracts/zod";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import type { ListFilters } from "../../shared/lists/list-filters";

export type PostPage = z.output<typeof contentEndpoints.posts.response>;

const PAGE_SIZE = 10;

export function postsQuery({ search, category, page }: ListFilters) {
  return queryOptions({
    queryKey: ["blog", "posts", { search, category, page }],
    queryFn: ({ signal }) =>
      call(contentEndpoints.posts, {
        query: {
          page,
          limit: PAGE_SIZE,
          published: "true",
          ...(search ? { search } : {}),
          ...(category ? { category } : {}),
        },
        signal,
      }),
  });
}

export function categoriesQuery() {
  return queryOptions({
    queryKey: ["blog", "categories"],
    queryFn: async ({ signal }) => (await call(contentEndpoints.categories, { signal })).data,
  });
}

import { blogAdminEndpoints, type BlogPostInput } from "@listwise/contracts/content";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { blogKey } from "../../shared/blog-keys";

export const postKey = (id: number) => [...blogKey, "post", id] as const;

export function postQuery(id: number) {
  return queryOptions({
    queryKey: postKey(id),
    queryFn: async ({ signal }) => (await call(blogAdminEndpoints.post, { params: { id }, signal })).data,
    staleTime: 0,
    // Conflict detection replaces refetching while a post is edited.
    refetchOnWindowFocus: false,
  });
}

export const createPost = (body: BlogPostInput) => call(blogAdminEndpoints.createPost, { body });

export const changePost = (id: number, body: BlogPostInput & { updatedAt: string }) =>
  call(blogAdminEndpoints.updatePost, { params: { id }, body });

export const deletePost = (id: number) => call(blogAdminEndpoints.deletePost, { params: { id } });

import { cmsEndpoints, type ContentPageInput } from "@listwise/contracts/content";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { cmsKey } from "../../shared/cms-pages";

export const pageKey = (id: number) => [...cmsKey, "page", id] as const;

export function pageQuery(id: number) {
  return queryOptions({
    queryKey: pageKey(id),
    queryFn: async ({ signal }) => (await call(cmsEndpoints.page, { params: { id }, signal })).data,
    staleTime: 0,
    // Conflict detection replaces refetching while a page is edited.
    refetchOnWindowFocus: false,
  });
}

export const createPage = (body: ContentPageInput) => call(cmsEndpoints.createPage, { body });

export const changePage = (id: number, body: ContentPageInput & { updatedAt: string }) =>
  call(cmsEndpoints.updatePage, { params: { id }, body });

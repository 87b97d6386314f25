import {
  keywordListsEndpoints,
  userKeywordsEndpoints,
  type Job,
  type SavedView,
  type UserKeyword,
} from "@listwise/contracts/keywords";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** Queues an update of all ranks, or of those with the given ids. Returns the running update if there is one. */
export async function startUpdate(ids?: readonly number[]): Promise<Job> {
  const [id, ...others] = ids ?? [];
  if (id !== undefined && others.length === 0) {
    return (await call(userKeywordsEndpoints.updateOne, { params: { id } })).data;
  }
  return (await call(userKeywordsEndpoints.startUpdate, { body: ids ? { ids: [...ids] } : {} })).data;
}

export type KeywordDetails = Pick<UserKeyword, "category" | "isFavorite"> & { notes: string };

export async function changeKeyword(id: number, body: Partial<KeywordDetails>): Promise<UserKeyword> {
  return (await call(userKeywordsEndpoints.update, { params: { id }, body })).data;
}

export const viewsKey = ["keywords", "views"] as const;

export function savedViewsQuery() {
  return queryOptions({
    queryKey: viewsKey,
    queryFn: async ({ signal }): Promise<SavedView[]> =>
      (await call(keywordListsEndpoints.views, { signal })).data,
  });
}

export async function saveViews(views: SavedView[]): Promise<SavedView[]> {
  return (await call(keywordListsEndpoints.saveViews, { body: { views } })).data;
}

import { userKeywordsEndpoints, type UserKeyword } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { isAwaitingFirstRank } from "./first-rank";

export const keywordKeys = {
  list: ["keywords", "list"] as const,
  updateStatus: ["keywords", "update-status"] as const,
};

const POLL_MS = 3_000;

export function userKeywordsQuery() {
  return queryOptions({
    queryKey: keywordKeys.list,
    queryFn: async ({ signal }): Promise<UserKeyword[]> =>
      (await call(userKeywordsEndpoints.list, { signal })).data,
    // The first ranking normally arrives as an event; this is for when the real-time line is down.
    refetchInterval: ({ state }) =>
      state.data?.some((keyword) => isAwaitingFirstRank(keyword)) ? POLL_MS : false,
  });
}

export interface NewKeyword {
  keywordText: string;
  country: string;
  category?: string;
  notes?: string;
  isFavorite?: boolean;
}

export async function addKeyword(body: NewKeyword): Promise<UserKeyword> {
  return (await call(userKeywordsEndpoints.add, { body })).data;
}

export function removeKeyword(id: number) {
  return call(userKeywordsEndpoints.remove, { params: { id } });
}

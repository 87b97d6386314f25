import { apiKeysEndpoints, type NewApiKey } from "@listwise/contracts/account";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const apiKeysKey = ["api-keys"] as const;

/** Refetched on each visit, because API calls update the time of last use. */
export function apiKeysQuery() {
  return queryOptions({
    queryKey: apiKeysKey,
    queryFn: async ({ signal }) => (await call(apiKeysEndpoints.list, { signal })).data,
    staleTime: 0,
  });
}

export async function createApiKey(body: NewApiKey) {
  return (await call(apiKeysEndpoints.create, { body })).data;
}

export function deleteApiKey(id: number) {
  return call(apiKeysEndpoints.remove, { params: { id } });
}

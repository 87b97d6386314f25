import { optimizerEndpoints } from "@listwise/contracts/tools";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** Loads the keywords on an app's list in a country with their metrics, without irrelevant ones. */
export function listKeywordsQuery(appId: number, country: string) {
  return queryOptions({
    queryKey: ["keywords", "of-tools", appId, country],
    queryFn: async ({ signal }) =>
      (await call(optimizerEndpoints.keywords, { query: { appId, country }, signal })).data,
    // Refetched because other pages track keywords too.
    staleTime: 0,
  });
}

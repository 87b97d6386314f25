import { keywordComparisonEndpoints } from "@listwise/contracts/keywords";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { keywordKeys } from "../../shared/keywords/keywords.api";

/**
 * Loads the ranks of an app and its competitors for the keywords on the app's list, and with a day those of that UTC day.
 * While another day loads, the previous answer stays.
 */
export function compareQuery(appId: number, country: string, day: string | null) {
  const queryKey = [...keywordKeys.compare, appId, country, day];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      call(keywordComparisonEndpoints.compare, {
        params: { id: String(appId) },
        query: { country, day: day ?? undefined },
        signal,
      }),
    placeholderData: (previous, query) =>
      query?.queryKey[2] === appId && query.queryKey[3] === country ? previous : undefined,
  });
}

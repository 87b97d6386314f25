import { keywordComparisonEndpoints } from "@listwise/contracts/keywords";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { keywordKeys } from "../../shared/keywords/keywords.api";

/** Loads the ranks of an app and its competitors for the keywords on the app's list. */
export function compareQuery(appId: number, country: string) {
  return queryOptions({
    queryKey: [...keywordKeys.compare, appId, country],
    queryFn: ({ signal }) =>
      call(keywordComparisonEndpoints.compare, { params: { id: String(appId) }, query: { country }, signal }),
  });
}

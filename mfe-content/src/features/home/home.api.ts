import { showcaseEndpoints } from "@listwise/contracts/site";
import { DEFAULT_COUNTRY } from "@listwise/contracts/store";
import { call } from "@listwise/shared-auth";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

export interface Search {
  keyword: string;
  country: string;
}

/** The search that the page opens with: common enough for every source of listings to have results. */
export const FIRST_SEARCH: Search = { keyword: "weather radar", country: DEFAULT_COUNTRY };

export function topAppsQuery({ keyword, country }: Search) {
  return queryOptions({
    queryKey: ["showcase", "top-apps", keyword, country],
    queryFn: ({ signal }) => call(showcaseEndpoints.topApps, { query: { keyword, country }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function figuresQuery() {
  return queryOptions({
    queryKey: ["showcase", "figures"],
    queryFn: ({ signal }) => call(showcaseEndpoints.figures, { signal }),
  });
}

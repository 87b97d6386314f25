import { showcaseEndpoints } from "@listwise/contracts/site";
import { call } from "@listwise/shared-auth";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

export interface Search {
  keyword: string;
  country: string;
}

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

import { requestPoolEndpoints, type PoolRequest } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

type CrawlTarget = Pick<PoolRequest, "keywordId" | "country">;

export function countsQuery() {
  return queryOptions({
    queryKey: ["admin", "request-pool", "counts"],
    queryFn: async ({ signal }) =>
      (await call(requestPoolEndpoints.requests, { query: { pageSize: 1 }, signal })).counts,
    staleTime: 0,
    refetchInterval: 5_000,
  });
}

export function retryRequest({ keywordId, country }: CrawlTarget) {
  return call(requestPoolEndpoints.retry, { body: { keywordId, country } });
}

export function removeRequest({ keywordId, country }: CrawlTarget) {
  return call(requestPoolEndpoints.drop, { body: { keywordId, country } });
}

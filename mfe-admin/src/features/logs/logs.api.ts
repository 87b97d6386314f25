import { logsEndpoints, type LogLevel } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

const POLL_INTERVAL_MS = 2_000;
const MAX_LINES = 200;

export interface LogQuery {
  level: LogLevel;
  search: string;
  /** True to poll for new lines. */
  live: boolean;
}

export function logsQuery({ level, search, live }: LogQuery) {
  return queryOptions({
    queryKey: ["admin", "logs", level, search],
    queryFn: ({ signal }) =>
      call(logsEndpoints.lines, {
        query: { level, limit: MAX_LINES, ...(search ? { search } : {}) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: live ? POLL_INTERVAL_MS : false,
  });
}

import { formatDateTime, Text } from "@listwise/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";

type QueryState = Pick<
  UseQueryResult,
  "data" | "dataUpdatedAt" | "fetchStatus" | "isError" | "isFetchedAfterMount"
>;

/** Renders the time of cached data while a refetch runs or fails. */
export function StaleNotice({ query }: { query: QueryState }) {
  const waiting = query.fetchStatus !== "idle";
  const former = query.isError || (waiting && !query.isFetchedAfterMount);
  if (query.data === undefined || !former) return null;
  return (
    <Text as="span" role="status" $size="sm" $tone="muted">
      As of{" "}
      <time dateTime={new Date(query.dataUpdatedAt).toISOString()}>
        {formatDateTime(query.dataUpdatedAt)}
      </time>
      {waiting ? " · Updating…" : " · Couldn't load the latest data"}
    </Text>
  );
}

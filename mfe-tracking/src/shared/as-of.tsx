import { formatDateTime, Text } from "@listwise/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";

type Shown = Pick<
  UseQueryResult,
  "data" | "dataUpdatedAt" | "fetchStatus" | "isError" | "isFetchedAfterMount"
>;

/** Says of what is shown that it was loaded earlier, while the newest is on its way or cannot be had. */
export function AsOf({ query }: { query: Shown }) {
  const waiting = query.fetchStatus !== "idle";
  const former = query.isError || (waiting && !query.isFetchedAfterMount);
  if (query.data === undefined || !former) return null;
  return (
    <Text as="span" role="status" $size="sm" $tone="muted">
      As of{" "}
      <time dateTime={new Date(query.dataUpdatedAt).toISOString()}>
        {formatDateTime(query.dataUpdatedAt)}
      </time>
      {waiting ? " · Updating…" : " · The newest could not be loaded"}
    </Text>
  );
}

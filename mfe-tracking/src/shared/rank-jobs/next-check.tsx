import { formatCount } from "@listwise/aso-core/text";
import { formatDateTime, formatRelative, Text } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { scheduleQuery } from "./rank-job.api";

const formatEvery = (count: number, unit: string) =>
  count === 1 ? `every ${unit}` : `every ${formatCount(count, unit)}`;

function formatInterval(minutes: number): string {
  if (minutes % 1440 === 0) return formatEvery(minutes / 1440, "day");
  if (minutes % 60 === 0) return formatEvery(minutes / 60, "hour");
  return formatEvery(minutes, "minute");
}

function formatDue(at: string): string {
  return Date.parse(at) > Date.now() ? formatRelative(at) : "any moment";
}

/** Renders the time of the next automatic rank check. */
export function NextCheck() {
  const { data } = useQuery(scheduleQuery());
  if (!data) return null;
  return (
    <Text as="span" $size="sm" $tone="muted">
      {data.nextAt ? (
        <>
          Ranks are checked {formatInterval(data.everyMinutes)}. Next check:{" "}
          <time dateTime={data.nextAt} title={formatDateTime(data.nextAt)}>
            {formatDue(data.nextAt)}
          </time>
        </>
      ) : (
        "No automatic check is due"
      )}
    </Text>
  );
}

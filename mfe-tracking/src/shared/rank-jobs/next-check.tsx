import { formatDateTime, formatRelative, Text } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { scheduleQuery } from "./rank-job.api";

function formatInterval(minutes: number): string {
  if (minutes % 1440 === 0) return minutes === 1440 ? "every day" : `every ${minutes / 1440} days`;
  if (minutes % 60 === 0) return minutes === 60 ? "every hour" : `every ${minutes / 60} hours`;
  return `every ${minutes} minutes`;
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

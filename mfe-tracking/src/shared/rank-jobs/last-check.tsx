import { formatDateTime, formatRelative, Text } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { scheduleQuery } from "./rank-job.api";

/** Renders when a rank of the user's keywords was last checked. */
export function LastCheck() {
  const { data } = useQuery(scheduleQuery());
  if (!data) return null;
  if (data.lastAt === null) return <Text $tone="muted">No rank has been checked yet.</Text>;
  return (
    <Text>
      Last check:{" "}
      <time dateTime={data.lastAt} title={formatDateTime(data.lastAt)}>
        {formatRelative(data.lastAt)}
      </time>
    </Text>
  );
}

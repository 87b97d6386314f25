import type { DiscoveredKeyword } from "@listwise/contracts/keywords";
import { formatDateTime, formatRelative, Text } from "@listwise/shared-ui";

const MISSING = {
  relevance: "Relevance unknown",
  popularity: "Popularity unknown",
  chance: "Chance unknown",
};

/** Says why there is no score: a check is missing, runs or failed, or the first unknown input. */
function explainScore({ checkedAt, checking, failedAt, missing }: DiscoveredKeyword): string {
  if (checking) return "Checking…";
  if (checkedAt === null) return failedAt === null ? "Not checked" : "Check failed";
  const [first] = missing;
  return first ? MISSING[first] : "";
}

/** Renders the score, or why it is unknown. */
export function renderScore(row: DiscoveredKeyword) {
  if (row.score !== null) return <strong>{row.score}</strong>;
  return (
    <Text as="span" $size="xs" $tone="muted">
      {explainScore(row)}
    </Text>
  );
}

/** Renders when the search results were read last. */
export function renderCheckedAt({ checkedAt }: DiscoveredKeyword) {
  if (checkedAt === null) return "–";
  return (
    <time dateTime={checkedAt} title={formatDateTime(checkedAt)}>
      {formatRelative(checkedAt)}
    </time>
  );
}

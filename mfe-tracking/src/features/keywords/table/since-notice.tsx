import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { Button, formatDate, formatNumber, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { hasMoved } from "./keyword-filters";
import { parseSince } from "../../../shared/since/parse-since";
import type { RanksSince } from "./use-ranks-since";

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-2);
  padding: var(--lw-space-2) var(--lw-space-5);
  border-bottom: 1px solid var(--lw-border);
`;

const count = (rows: readonly KeywordTableRow[], way: string) =>
  formatNumber(rows.filter((row) => hasMoved(row, way)).length);

function describeChanges(rows: readonly KeywordTableRow[]): string {
  const unknown = rows.filter(({ best }) => (best?.change ?? null) === null).length;
  const known = `${count(rows, "up")} improved, ${count(rows, "down")} dropped, ${count(rows, "same")} unchanged`;
  return unknown === 0 ? known : `${known}, ${formatNumber(unknown)} unknown`;
}

interface SinceNoticeProps {
  ranks: RanksSince;
  since: string;
  /** The rows in view. */
  rows: readonly KeywordTableRow[];
}

/** Sums up the changes since an earlier day; nothing while the table shows those since the last check. */
export function SinceNotice({ ranks, since, rows }: SinceNoticeProps) {
  const { day, error, isPending, isFetching, retry } = ranks;
  if (day === null) return null;
  if (error) {
    return (
      <Line role="alert">
        <Text as="span" $size="sm">
          Couldn't load the ranks of {formatDate(day)}: {error.message}
        </Text>
        <Button size="sm" busy={isFetching} onClick={retry}>
          Retry
        </Button>
      </Line>
    );
  }
  const isShortened = !isPending && day !== parseSince(since);
  return (
    <Line role="status">
      <Text as="span" $size="sm" $tone="muted">
        {isPending
          ? `Loading the ranks of ${formatDate(day)}…`
          : `Since ${formatDate(day)}: ${describeChanges(rows)}.`}
        {isShortened && " Your plan's history starts on this day."}
      </Text>
    </Line>
  );
}

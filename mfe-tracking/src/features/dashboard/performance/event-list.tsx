import { formatShortDate, MarkShape, Text, type ChartMark } from "@listwise/shared-ui";
import styled from "styled-components";

const SHOWN = 6;

const List = styled.ul.attrs({ role: "list" })`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--lw-space-5);
  min-height: 1.25rem;
  margin: 0;
  padding: 0;
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  list-style: none;
`;

export interface EventListProps {
  /** Newest first. */
  marks: readonly ChartMark[];
  state: "loading" | "failed" | "known";
}

/** Renders the latest events of a chart. Keeps its height while they load. */
export function EventList({ marks, state }: EventListProps) {
  if (marks.length === 0) {
    const texts = {
      loading: "Loading listing changes…",
      failed: "Couldn't load listing changes.",
      known: "No listing changes in this range.",
    };
    return (
      <Text $size="sm" $tone="muted">
        {texts[state]}
      </Text>
    );
  }
  const more = marks.length - SHOWN;
  return (
    <List aria-label="Listing changes">
      {marks.slice(0, SHOWN).map(({ at, kind, label }) => (
        <li key={`${at} ${label}`}>
          <MarkShape $kind={kind} />
          {label}, {formatShortDate(at.slice(0, 10))}
        </li>
      ))}
      {more > 0 && <li>{more} more</li>}
    </List>
  );
}

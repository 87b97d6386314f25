import type { ListingChange } from "@listwise/contracts/analytics";
import { formatShortDate, Text, type ChartMark } from "@listwise/shared-ui";
import styled from "styled-components";
import { formatChangeTitle } from "../../../shared/trends/change-labels";
import { toLocalDay } from "./use-chart-range";

const SHOWN = 6;

/** Event on the time axis of an app: a release or another change of its listing. `day` is a UTC date. */
export interface AppEvent {
  id: number;
  day: string;
  label: string;
}

/** Returns the events of a listing, newest first. Ratings change every day and aren't events. */
export function buildEvents(changes: readonly ListingChange[]): AppEvent[] {
  return changes
    .filter(({ field }) => field !== "rating")
    .map((change) => ({
      id: change.id,
      day: change.at.slice(0, 10),
      label: change.field === "version" ? `Version ${change.after ?? "unknown"}` : formatChangeTitle(change),
    }));
}

/** Returns the marks of events. Figures are daily, so a mark is at the start of its day. */
export function toMarks(events: readonly AppEvent[]): ChartMark[] {
  return events.map(({ day, label }) => ({ at: toLocalDay(day), label }));
}

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
  li::before {
    content: "";
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-inline-end: var(--lw-space-2);
    border-radius: 50%;
    background: var(--lw-warning-text);
  }
`;

export interface EventListProps {
  events: readonly AppEvent[];
  state: "loading" | "failed" | "known";
}

/** Renders the latest events of a chart, which marks each with a dashed line. Keeps its height while they load. */
export function EventList({ events, state }: EventListProps) {
  if (events.length === 0) {
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
  const more = events.length - SHOWN;
  return (
    <List aria-label="Listing changes">
      {events.slice(0, SHOWN).map(({ id, day, label }) => (
        <li key={id}>
          {label}, {formatShortDate(toLocalDay(day))}
        </li>
      ))}
      {more > 0 && <li>{more} more</li>}
    </List>
  );
}

import { formatCount } from "@listwise/aso-core/text";
import { Button, EmptyState, SearchField, memoizeLazy } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { Code, Tools } from "../devtools.styles";
import { filterEvents, MAX_EVENTS, useEventLog } from "./event-log";

const List = styled.ol`
  margin: var(--lw-space-2) 0 0;
  padding: 0;
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-md);
  list-style: none;
  li + li {
    border-top: 1px solid var(--lw-border);
  }
  summary {
    padding: var(--lw-space-2) var(--lw-space-3);
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  time,
  small {
    color: var(--lw-text-muted);
  }
  pre {
    margin: 0;
    padding: 0 var(--lw-space-3) var(--lw-space-3);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Search = styled.div`
  flex: 1 1 12rem;
  max-width: 24rem;
`;

const times = memoizeLazy(
  () =>
    new Intl.DateTimeFormat("en-US", {
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      fractionalSecondDigits: 3,
      hour12: false,
    }),
);

/** Renders the events that have passed since the developer tools were opened, newest first. */
export function EventsTab() {
  const { events, isPaused } = useEventLog();
  const [text, setText] = useState("");
  const shown = filterEvents(events, text);
  return (
    <>
      <Tools>
        <Search>
          <SearchField
            label="Filter events"
            placeholder="Name, remote or payload"
            value={text}
            onChange={setText}
          />
        </Search>
        <Button aria-pressed={isPaused} onClick={() => useEventLog.setState({ isPaused: !isPaused })}>
          {isPaused ? "Resume" : "Pause"}
        </Button>
        <Button variant="ghost" onClick={() => useEventLog.setState({ events: [] })}>
          Clear
        </Button>
      </Tools>
      <p>
        {shown.length === events.length
          ? formatCount(events.length, "event")
          : `${shown.length} of ${formatCount(events.length, "event")}`}
        {events.length === MAX_EVENTS && ", older ones are dropped"}
        {isPaused && ", paused"}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={events.length === 0 ? "No events yet" : "No event contains this text"}
          message={events.length === 0 && "Events appear here while the developer tools are open."}
        />
      ) : (
        <List aria-label="Events">
          {shown.map(({ id, at, name, from, payload }) => (
            <li key={id}>
              <details>
                <summary>
                  <time dateTime={new Date(at).toISOString()}>{times().format(at)}</time> <Code>{name}</Code>{" "}
                  <small>from {from ?? "the shell, the server or another tab"}</small>
                </summary>
                <pre>{payload}</pre>
              </details>
            </li>
          ))}
        </List>
      )}
    </>
  );
}

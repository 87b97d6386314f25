import { formatCount } from "@listwise/aso-core/text";
import type { RolloutEvent } from "@listwise/contracts/releases";
import { formatDateTime, formatRelative, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { getRolloutEventLabel } from "./rollout-labels";

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-3);
  margin: var(--lw-space-3) 0 0;
  padding: 0 0 0 var(--lw-space-4);
  border-inline-start: 2px solid var(--lw-border);
  list-style: none;
  overflow-wrap: anywhere;
`;

/** Lists what happened in a rollout, latest first, once it is opened. */
export function RolloutTimeline({ events }: { events: readonly RolloutEvent[] }) {
  return (
    <details>
      <summary>Timeline: {formatCount(events.length, "event")}</summary>
      <List aria-label="Timeline">
        {events.map((event) => (
          <li key={`${event.at} ${event.kind}`}>
            {getRolloutEventLabel(event)}
            {event.reason && <Text $size="sm">{event.reason}</Text>}
            <Text $tone="muted" $size="sm">
              {["rollout", "automatic"].includes(event.actor) ? "Automatic" : event.actor},{" "}
              <time dateTime={event.at} title={formatDateTime(event.at)}>
                {formatRelative(event.at)}
              </time>
            </Text>
          </li>
        ))}
      </List>
    </details>
  );
}

import { useConnection, type ConnectionStatus } from "@listwise/shared-auth";
import { Button, TriangleAlertIcon } from "@listwise/shared-ui";
import styled from "styled-components";
import { probe, useReconnect } from "./use-reconnect";

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--lw-space-1) var(--lw-space-3);
  padding: var(--lw-space-2) var(--lw-space-4);
  border-bottom: 1px solid var(--lw-warning-border);
  background: var(--lw-surface-raised);
  font-size: var(--lw-font-sm);
  & > svg {
    flex: none;
    color: var(--lw-warning-text);
  }
  & > span {
    flex: 1 1 12rem;
    max-width: max-content;
  }
`;

const formatTime = (moment: number) =>
  new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" }).format(moment);

function formatLastUpdate(answeredAt: number | null): string {
  return answeredAt === null ? "" : ` Last updated at ${formatTime(answeredAt)}.`;
}

const sentences: Record<Exclude<ConnectionStatus, "online">, (loaded: string) => string> = {
  offline: (loaded) =>
    `You're offline.${loaded} You can keep reading. Saving and new pages will work once you reconnect.`,
  unreachable: (loaded) =>
    `The server cannot be reached.${loaded} We'll keep trying. Saving will work once it responds again.`,
};

/**
 * Shows that the device or the server is offline, since when, and what still works. Announced when it appears
 * and disappears.
 */
export function OfflineBanner() {
  const status = useReconnect();
  const answeredAt = useConnection((connection) =>
    connection.status === "online" ? null : connection.answeredAt,
  );
  return (
    <div role="status" aria-label="Connection">
      {status !== "online" && (
        <Bar>
          <TriangleAlertIcon size={16} aria-hidden="true" />
          <span>{sentences[status](formatLastUpdate(answeredAt))}</span>
          {status === "unreachable" && (
            <Button size="sm" onClick={() => void probe()}>
              Try again
            </Button>
          )}
        </Bar>
      )}
    </div>
  );
}

import { Button, LinkButton, ReportNumber } from "@listwise/shared-ui";
import styled from "styled-components";

const Panel = styled.section`
  display: grid;
  justify-items: start;
  gap: 12px;
  max-width: 560px;
  margin: 48px auto;
  padding: 24px;
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export interface RemotePanelProps {
  /** True if the remote took too long, which does not mean that it is broken. */
  isSlow: boolean;
  /** The error as a sentence. */
  problem: string;
  /** Identifies the error in the server's log once it is reported. */
  reportId?: string | null | undefined;
  /** Absent if a retry cannot help. */
  onRetry?: (() => void) | undefined;
  /** Link to another page. */
  leave: { to: string; label: string };
}

/** Renders what is wrong in place of a remote; the rest of the page keeps working. */
export function RemotePanel({ isSlow, problem, reportId, onRetry, leave }: RemotePanelProps) {
  return (
    <Panel role="alert">
      <h1>{isSlow ? "This section is taking longer than usual" : "This section is unavailable"}</h1>
      <p>{problem} The rest of the site works as usual.</p>
      {reportId && <ReportNumber id={reportId} />}
      <Actions>
        {onRetry && (
          <Button variant="primary" onClick={onRetry}>
            Retry
          </Button>
        )}
        <LinkButton to={leave.to}>{leave.label}</LinkButton>
      </Actions>
    </Panel>
  );
}

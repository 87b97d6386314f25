import { Badge, CopyButton, formatNumber, Row, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import type { Outcome } from "./api-test.api";

const Body = styled.pre`
  max-height: 28rem;
  margin: 0;
  padding: var(--lw-space-3);
  overflow: auto;
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-md);
  background: var(--lw-surface-sunken);
  font-size: var(--lw-font-sm);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const MOST_SHOWN = 100_000;

function statusWords({ ok, status }: Outcome): string {
  if (ok) return "Success";
  return status === null ? "No response" : `Status ${status}`;
}

/** Shows the status, duration and body of a response. */
export function OutcomeView({ outcome }: { outcome: Outcome }) {
  const { ok, milliseconds, requestId, body } = outcome;
  return (
    <>
      <Row $gap={2}>
        <Badge tone={ok ? "success" : "danger"}>{statusWords(outcome)}</Badge>
        <Text as="span" $tone="muted" $size="sm">
          {formatNumber(milliseconds)} ms{requestId ? `, request ${requestId}` : ""}
        </Text>
        <CopyButton size="sm" text={body} what="Response">
          Copy response
        </CopyButton>
      </Row>
      {/* Long responses scroll, so the region must be focusable by keyboard. */}
      <Body tabIndex={0} aria-label="Response" role="region">
        {body.length > MOST_SHOWN ? `${body.slice(0, MOST_SHOWN)}\n… truncated; copy to see the rest` : body}
      </Body>
    </>
  );
}

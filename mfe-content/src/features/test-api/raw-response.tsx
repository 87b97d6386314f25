import { Badge, Row, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import type { TestResponse } from "./test-api.api";

const Head = styled(Row)`
  padding: 0 var(--lw-space-5) var(--lw-space-3);
`;

const Raw = styled.pre`
  max-height: 60vh;
  margin: 0;
  padding: var(--lw-space-5);
  overflow: auto;
  border-top: 1px solid var(--lw-border);
  background: var(--lw-surface-sunken);
  font-size: var(--lw-font-sm);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** Renders the response as plain text, so that any markup in it is shown and not run. */
export function RawResponse({ answer: { status, milliseconds, body } }: { answer: TestResponse }) {
  return (
    <div role="status">
      <Head>
        <Badge tone={status < 400 ? "success" : "danger"}>Status {status}</Badge>
        <Text as="span" $size="sm" $tone="muted">
          in {milliseconds} ms
        </Text>
      </Head>
      <Raw tabIndex={0} role="region" aria-label="Response">
        {JSON.stringify(body, null, 2)}
      </Raw>
    </div>
  );
}

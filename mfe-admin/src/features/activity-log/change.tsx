import type { AuditEntry } from "@listwise/contracts/admin";
import { Text, VisuallyHidden } from "@listwise/shared-ui";
import styled from "styled-components";

const Root = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
  del {
    color: var(--lw-text-muted);
  }
  ins {
    text-decoration: none;
  }
`;

/** Renders the value before and after a change, or the raw details. */
export function Change({ entry: { change, details } }: { entry: Pick<AuditEntry, "change" | "details"> }) {
  if (!change) return <Root>{details || "–"}</Root>;
  return (
    <Root>
      <Text as="span" $tone="muted" $size="sm">
        {change.subject}
      </Text>
      <span>
        <VisuallyHidden>Before: </VisuallyHidden>
        <del>{change.before}</del> <span aria-hidden="true">→</span> <VisuallyHidden>After: </VisuallyHidden>
        <ins>{change.after}</ins>
      </span>
    </Root>
  );
}

import { Card, CircleCheckIcon, Text, TriangleAlertIcon, VisuallyHidden } from "@listwise/shared-ui";
import styled from "styled-components";
import { PlainList } from "../../../shared/tool-page/tool.styles";
import { isBlocking, type Finding } from "./check-draft";
import { describeFinding } from "./describe-finding";

const List = styled(PlainList)`
  max-height: 18rem;
  overflow-y: auto;
  font-size: var(--lw-font-sm);
  li {
    display: flex;
    gap: var(--lw-space-2);
  }
  svg {
    flex: none;
    margin-top: 0.15rem;
  }
`;

/** Renders what to fix before an export and what to improve. */
export function ChecksCard({ findings }: { findings: readonly Finding[] }) {
  return (
    <Card title="Checks" description="In all languages and sizes of the export.">
      {findings.length === 0 ? (
        <Text $size="sm">
          <CircleCheckIcon size={14} aria-hidden="true" color="var(--lw-success-text)" /> No problems found.
        </Text>
      ) : (
        <List aria-label="Checks" tabIndex={0}>
          {findings.map((finding) => (
            <li key={describeFinding(finding)}>
              <TriangleAlertIcon
                size={15}
                aria-hidden="true"
                color={isBlocking(finding) ? "var(--lw-danger-text)" : "var(--lw-warning-text)"}
              />
              <span>
                <VisuallyHidden>{isBlocking(finding) ? "Blocks the export: " : "Warning: "}</VisuallyHidden>
                {describeFinding(finding)}
              </span>
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}

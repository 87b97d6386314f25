import { Card, CircleCheckIcon, Text, TriangleAlertIcon, VisuallyHidden } from "@listwise/shared-ui";
import styled from "styled-components";
import { PlainList } from "../../../shared/tool-page/tool.styles";
import { describeFinding } from "./describe-finding";
import type { Checks } from "./use-checks";

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

/** Renders what to add before an export and what to improve. */
export function ChecksCard({ missing, warnings }: Checks) {
  const groups = [
    { findings: missing, prefix: "Blocks the export: ", color: "var(--lw-danger-text)" },
    { findings: warnings, prefix: "Warning: ", color: "var(--lw-warning-text)" },
  ];
  return (
    <Card title="Checks" description="In all languages and sizes of the export.">
      {missing.length + warnings.length === 0 ? (
        <Text $size="sm">
          <CircleCheckIcon size={14} aria-hidden="true" color="var(--lw-success-text)" /> No problems found.
        </Text>
      ) : (
        <List aria-label="Checks" tabIndex={0}>
          {groups.flatMap(({ findings, prefix, color }) =>
            findings.map((finding) => (
              <li key={describeFinding(finding)}>
                <TriangleAlertIcon size={15} aria-hidden="true" color={color} />
                <span>
                  <VisuallyHidden>{prefix}</VisuallyHidden>
                  {describeFinding(finding)}
                </span>
              </li>
            )),
          )}
        </List>
      )}
    </Card>
  );
}

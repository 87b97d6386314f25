import type { ReportFinding } from "@listwise/aso-core/optimizer";
import { Badge, CheckIcon, Row, Text } from "@listwise/shared-ui";
import { PlainList } from "../../shared/tool-page/tool.styles";

/** Renders the findings while the user writes. */
export function Findings({ findings }: { findings: readonly ReportFinding[] }) {
  if (findings.length === 0) {
    return (
      <Row $gap={2}>
        <CheckIcon size={15} aria-hidden="true" />
        <Text as="span" $size="sm">
          No issues found.
        </Text>
      </Row>
    );
  }
  return (
    <PlainList aria-label="What to improve">
      {findings.map(({ field, severity, message }) => (
        <li key={`${field} ${message}`}>
          <Badge tone={severity === "error" ? "danger" : "warning"}>
            {severity === "error" ? "Too long" : "Improve"}
          </Badge>{" "}
          <Text as="span" $size="sm">
            {message}
          </Text>
        </li>
      ))}
    </PlainList>
  );
}

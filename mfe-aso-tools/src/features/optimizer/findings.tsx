import type { ReportFinding } from "@listwise/aso-core/optimizer";
import { Badge, Button, Text } from "@listwise/shared-ui";
import { PlainList } from "../../shared/tool-page/tool.styles";

interface FindingsProps {
  findings: readonly ReportFinding[];
  /** Selects words in the field. */
  onShow: (words: readonly string[]) => void;
}

/** Renders the findings of a field while the user writes; a button selects the words that a finding concerns. */
export function Findings({ findings, onShow }: FindingsProps) {
  return (
    <PlainList aria-label={`Improvements for ${findings[0]?.field}`}>
      {findings.map(({ severity, message, words = [] }) => (
        <li key={message}>
          <Badge tone={severity === "error" ? "danger" : "warning"}>
            {severity === "error" ? "Too long" : "Improve"}
          </Badge>{" "}
          <Text as="span" $size="sm">
            {message}
          </Text>{" "}
          {words.length > 0 && (
            <Button size="sm" variant="ghost" aria-label={`Show: ${message}`} onClick={() => onShow(words)}>
              Show
            </Button>
          )}
        </li>
      ))}
    </PlainList>
  );
}
